import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import type { ParsedDesignation } from '../../bearings/designation/parsed-designation.ts';
import { memoize } from '../../lib/memoize.ts';

const memoized = memoize<ParsedDesignation>(2000);

export function parseDesignationCached(designation: string, maker: string): ParsedDesignation {
  return memoized(`${maker}\n${designation}`, () => parseDesignation(designation, maker));
}
