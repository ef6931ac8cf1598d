import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import type { ParsedDesignation } from '../../bearings/designation/parsed-designation.ts';
import { memoize } from '../../lib/memoize.ts';

const memoized = memoize<ParsedDesignation>(2000);

/** Without a maker the one that the designation itself names decides. */
export function parseDesignationCached(designation: string, maker = ''): ParsedDesignation {
  return memoized(`${maker}\n${designation}`, () => parseDesignation(designation, maker === '' ? undefined : maker));
}
