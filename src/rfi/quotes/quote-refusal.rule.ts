import { maxQuantity } from '../../cart/lines/quantity.rule.ts';
import { isTooLarge, maxPriceMinor } from '../../catalogue/pricing/line-value.rule.ts';
import { type Day, isDay } from '../../lib/dates.ts';

/** A quote needs a price, a whole quantity, a day for the goods and a last day, neither of them past. */
export type Quote = { unitMinor: number; quantity: number; expectedOn: Day; validUntil: Day };

export function quoteRefusal({ unitMinor, quantity, expectedOn, validUntil }: Quote, today: Day): string | undefined {
  if (!Number.isSafeInteger(unitMinor) || unitMinor <= 0 || unitMinor > maxPriceMinor)
    return 'The price must be above 0 and at most 1,000,000,000.';
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
    return 'The quantity must be a whole number from 1 to 1,000,000.';
  if (isTooLarge(unitMinor, quantity)) return 'Price times quantity must be at most 10,000,000,000.';
  const invalidDay = [expectedOn, validUntil].find((day) => !isDay(day));
  if (invalidDay !== undefined) return `'${invalidDay}' is not a date; write it like 2026-12-31.`;
  if (expectedOn < today) return 'The delivery date must be today or later.';
  if (validUntil < today) return 'The last day of the quote must be today or later.';
  return undefined;
}
