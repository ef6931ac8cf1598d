// A price is typed as an amount, '=' for the last price, '-38' for a percentage off list, or 'm22' for a margin.

import { maxPriceMinor } from '../../catalogue/pricing/line-value.rule.ts';
import { applyDiscount } from '../../lib/money.ts';
import { typedAmount, withoutGrouping } from '../../lib/typed-number.ts';
import { priceForMargin } from './margin.rule.ts';

/** The prices are in minor units; null when unknown. */
export type PriceFacts = { lastMinor: number | null; listMinor: number; costMinor: number | null };

export type PriceEntry = { unitMinor: number } | { problem: string };

const percentPattern = /^\d{1,2}(\.\d{1,2})?$/;

export function readPriceEntry(typed: string, facts: PriceFacts): PriceEntry {
  const text = withoutGrouping(typed.replace(/\s/g, ''));
  const read = parse(text.toLowerCase(), facts);
  if ('problem' in read) return read;
  if (read.unitMinor <= 0) return { problem: 'The price must be above 0.' };
  return read.unitMinor > maxPriceMinor ? { problem: 'The price must be at most 1,000,000,000.' } : read;
}

function parse(text: string, { lastMinor, listMinor, costMinor }: PriceFacts): PriceEntry {
  if (text === '') return { problem: 'Type a price.' };
  if (text === '=')
    return lastMinor === null ? { problem: 'This customer has no last price.' } : { unitMinor: lastMinor };
  const [sign, percent] = [text[0], text.slice(1)];
  if (sign === '-' || sign === 'm') {
    if (!percentPattern.test(percent)) return { problem: 'Type a percentage below 100, such as -38 or m22.5.' };
    const bp = Math.round(Number(percent) * 100);
    if (sign === '-')
      return listMinor > 0
        ? { unitMinor: applyDiscount(listMinor, bp) }
        : { problem: 'This item has no list price; type an amount.' };
    return costMinor === null
      ? { problem: 'The cost of this item is not known; type an amount.' }
      : { unitMinor: priceForMargin(costMinor, bp) };
  }
  const unitMinor = typedAmount(text);
  return unitMinor === undefined ? { problem: 'Type an amount such as 640.50, or =, -38, m22.' } : { unitMinor };
}
