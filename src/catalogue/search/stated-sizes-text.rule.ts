// A number that is read wins over the sizes that stand beside it, which only confirm or contradict it.

import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { universalNumber } from '../../bearings/designation/universal-number.ts';
import { t } from '../../lib/i18n.ts';

export type StatedSizes = { number: string; agree: boolean };

const MAY_STATE_SIZES = /\d ?[x×*] ?\d|\d ?mm\b|\b(?:bore|i\.?d|o\.?d)\b/i;

/** Null where a text has a number or sizes alone. */
export function statedSizesIn(text: string): StatedSizes | null {
  if (!MAY_STATE_SIZES.test(text)) return null;
  const reading = parseDesignation(text);
  if (reading.statedSizes === null) return null;
  return { number: universalNumber(reading), agree: reading.statedSizes === 'confirmed' };
}

export const statedSizesText = ({ number, agree }: StatedSizes): string =>
  agree
    ? t`The number ${number} is taken; the sizes in the text agree with it.`
    : t`The number ${number} is taken; the sizes in the text contradict it, so please check which you need.`;
