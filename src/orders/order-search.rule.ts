// Orders are found by their own numbers and those of their papers, PO number, docket, customer and item.

import { keyWithoutSigns, nothing } from '../lib/search-text.ts';
import { orderNumberIn } from './order-number.rule.ts';

export type OrderSearchWords = {
  /** Order numbers the text may stand for, and how such a number may begin. */
  numbers: readonly string[];
  numberStart: string;
  /** How a PO number or a company, and how an item's name or code or a docket may read. */
  text: string;
  item: string;
};

const yearsBack = 3;
const shortestText = 2;

/** Undefined where nothing is searched for. '119' is order 119 of this year and of those before. */
export function readOrderSearch(
  typed: string,
  prefixes: readonly string[],
  year: number,
): OrderSearchWords | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const number = orderNumberIn(text);
  const isSerial = /^\d{1,6}$/.test(text);
  const years = Array.from({ length: isSerial ? yearsBack : 0 }, (_, back) => String(year - back).slice(-2));
  const serialNumbers = prefixes.flatMap((prefix) => years.map((two) => `${prefix}${two}${text.padStart(6, '0')}`));
  return {
    numbers: [number, ...serialNumbers],
    numberStart: prefixes.some((prefix) => number.startsWith(prefix)) ? number : nothing,
    text: text.length >= shortestText ? text.toLowerCase() : nothing,
    item: keyWithoutSigns(text),
  };
}
