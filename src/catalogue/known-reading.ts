import { parseDesignation } from '../bearings/parse.ts';
import type { Reading } from '../bearings/reading.ts';

const keptAtMost = 5000;
const kept = new Map<string, Reading>();

/** The reading of a designation by its maker; a page reads the same few again and again. */
export function knownReading(designation: string, maker: string): Reading {
  const name = `${maker}\n${designation}`;
  const found = kept.get(name) ?? parseDesignation(designation, maker);
  if (kept.size >= keptAtMost) kept.clear();
  kept.set(name, found);
  return found;
}
