import { parseDesignation } from '../bearings/parse.ts';
import type { Reading } from '../bearings/reading.ts';
import { keptByName } from '../lib/kept.ts';

const kept = keptByName<Reading>(5000);

/** The reading of a designation by its maker; a page reads the same few again and again. */
export function knownReading(designation: string, maker: string): Reading {
  return kept(`${maker}\n${designation}`, () => parseDesignation(designation, maker));
}
