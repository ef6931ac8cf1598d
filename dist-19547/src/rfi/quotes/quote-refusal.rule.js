import { maxQuantity } from '../../cart/lines/quantity.rule.js';
                                              

/** A quote needs a price, a whole quantity, a day for the goods and a last day, neither of them past. */
                                                                                              

const maxPriceMinor = 1_000_000_000_00;

export function quoteRefusal({ unitMinor, quantity, expectedOn, validUntil }       , today     )                     {
  if (!Number.isSafeInteger(unitMinor) || unitMinor <= 0 || unitMinor > maxPriceMinor)
    return 'The price must be above 0.';
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
    return 'The quantity must be a whole number from 1 to 1,000,000.';
  const invalidDay = [expectedOn, validUntil].find((day) => !isValidDay(day));
  if (invalidDay !== undefined) return `'${invalidDay}' is not a date; write it like 2026-12-31.`;
  if (expectedOn < today) return 'The delivery date must be today or later.';
  if (validUntil < today) return 'The last day of the quote must be today or later.';
  return undefined;
}

export function isValidDay(text        )          {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
