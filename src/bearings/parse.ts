import { dialectOf, spokenDesignation } from './designation-words.ts';
import type { Reading } from './reading.ts';
import { unknownReading } from './reading.ts';
import { readingOf } from './reading-of.ts';
import { universalNumber } from './universal.ts';
import type { WholeReading } from './whole-reading.ts';
import { wholeReadings } from './whole-reading.ts';

/** Longer texts are no designation. */
const LONGEST_DESIGNATION = 60;
/** The number is likelier to stand where it was written. */
const TURNED_COST = 3;
/** Readings up to this much dearer than the best one are shown as alternatives. */
const ALTERNATIVE_COST = 6;

/**
 * Reads a designation in any maker's spelling: case, blanks, dashes and points carry no meaning. `maker` (a maker's or
 * dialect's name) settles what makers write differently. What no table has is not guessed: `known` is false, or the
 * suffix stands in `unknown`. A number that is valid today and in GB 272-64 is read as today's; the other reading is
 * among `alternatives`.
 */
export function parseDesignation(text: string, maker?: string): Reading {
  const spoken = spokenDesignation(text);
  const dialect = maker === undefined ? spoken.dialect : dialectOf(maker);
  const wholes = spoken.spellings
    .filter((spelling) => spelling.text.length <= LONGEST_DESIGNATION)
    .flatMap((spelling, i) =>
      wholeReadings(spelling, dialect).map((whole) => ({ ...whole, cost: whole.cost + TURNED_COST * i })),
    )
    .sort((a, b) => a.cost - b.cost);
  const [best] = wholes;
  if (!best) return unknownReading(text);
  const reading = readingOf(text, best, dialect);
  return { ...reading, alternatives: alternativesTo(reading, best.cost, wholes, dialect) };
}

function alternativesTo(
  reading: Reading,
  cost: number,
  wholes: readonly WholeReading[],
  dialect: string | undefined,
): Reading[] {
  const seen = new Set([universalNumber(reading)]);
  return wholes.flatMap((whole) => {
    if (whole.cost > cost + ALTERNATIVE_COST || !whole.complete) return [];
    const other = readingOf(reading.input, whole, dialect);
    const number = universalNumber(other);
    if (seen.has(number)) return [];
    seen.add(number);
    return [other];
  });
}
