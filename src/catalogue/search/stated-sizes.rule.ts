// Sizes that a text states beside a number agree with those of the number, or contradict them.

import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { universalNumber } from '../../bearings/designation/universal-number.ts';

/** The number that the sizes beside a number lead to; a number that is read wins over them. */
export type StatedSizes = { number: string; agree: boolean };

const MAY_STATE_SIZES = /\d ?[x×*] ?\d|\d ?mm\b|\b(?:bore|i\.?d|o\.?d)\b/i;

/** Null where a text has a number or sizes alone. */
export function statedSizesIn(text: string): StatedSizes | null {
  if (!MAY_STATE_SIZES.test(text)) return null;
  const reading = parseDesignation(text);
  if (reading.statedSizes === null) return null;
  return { number: universalNumber(reading), agree: reading.statedSizes === 'confirmed' };
}
