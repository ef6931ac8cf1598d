// Thousands are written with a k, '5k pcs', or as in German with a point, '1.000 Stk'.

import { trimEndChars } from '../../lib/text-runs.ts';

/** A k counts only beside a unit or in a column: '6205 ZZ 5K' may be a bearing with the grease 5K. */
const BEFORE_UNIT = /(?<![^\s,;])(\d{1,2}(?:\.\d)?)k(?= ?(?:pcs?|pieces?|nos?|units?|stk|stück)(?![\p{L}\d]))/giu;
const IN_COLUMN = /(?<=[\t;] ?)(\d{1,2})k$/i;
const BEFORE_STUECK = /(?<![^\s,;])(\d{1,3}(?:\.\d{3})+)(?:,0{1,3})?(?= ?(?:stk|stück|stueck)(?![\p{L}\d]))/giu;

/** 5000 for '5k', 16100 for '16.1k'. */
export const inThousands = (written: string): number => Math.round(Number.parseFloat(written) * 1000);

export const thousandsInFigures = (text: string): string =>
  text
    .replace(BEFORE_UNIT, (_, count: string) => String(inThousands(count)))
    .replace(IN_COLUMN, (_, count: string) => String(inThousands(count)))
    .replace(BEFORE_STUECK, (_, count: string) => count.replaceAll('.', ''));

/** One number with both signs, as '1.000,000', tells what the comma of the others means. */
export const haveDecimalCommas = (column: readonly string[]): boolean =>
  column.some((cell) => /^\d{1,3}(?:\.\d{3})+,\d+(?!\S)/.test(cell));

/** Removes the decimal comma from a number of such a column. */
export const withoutDecimalComma = (cell: string): string =>
  cell.replace(/^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?(?!\S)/, (_, whole: string, decimals = '') => {
    const rest = trimEndChars(decimals, '0');
    return `${whole.replaceAll('.', '')}${rest && `.${rest}`}`;
  });
