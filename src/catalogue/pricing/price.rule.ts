import type { Day } from '../../lib/dates.ts';
import { applyDiscount, discountBetween } from '../../lib/money.ts';

/** The narrowest valid price row of a buyer is the buyer's price. */
export type PriceScope = 'item' | 'sub_category' | 'category' | 'maker' | 'all';

/** A row of a price list or of one customer that speaks of the item; either a discount or a net price. */
export type PriceCandidate = {
  scope: PriceScope;
  /** A customer's own row goes before one of the price list. */
  own: boolean;
  minQty: number;
  validFrom: Day | null;
  validTo: Day | null;
  discountBp: number | null;
  netMinor: number | null;
};

export type Price = { listMinor: number; unitMinor: number; discountBp: number };

const scopes: readonly PriceScope[] = ['item', 'sub_category', 'category', 'maker', 'all'];

/**
 * The buyer's price of one piece in minor units: the narrowest valid row wins (item, sub category, category, maker, all),
 * then the customer's own before the list's, then the highest minimum quantity reached, then the lowest price.
 * Without a row it is the list price; a list price of 0 means on request, then only a net price sells.
 */
export function priceFor(
  listMinor: number,
  candidates: readonly PriceCandidate[],
  quantity: number,
  today: Day,
): Price {
  const valid = candidates.filter(
    (row) => row.minQty <= quantity && (row.validFrom ?? today) <= today && today <= (row.validTo ?? today),
  );
  const [best] = valid.sort(
    (a, b) =>
      scopes.indexOf(a.scope) - scopes.indexOf(b.scope) ||
      Number(b.own) - Number(a.own) ||
      b.minQty - a.minQty ||
      unitOf(listMinor, a) - unitOf(listMinor, b),
  );
  const unitMinor = best ? unitOf(listMinor, best) : listMinor;
  return { listMinor, unitMinor, discountBp: discountBetween(listMinor, unitMinor) };
}

const unitOf = (listMinor: number, row: PriceCandidate) =>
  row.netMinor ?? applyDiscount(listMinor, row.discountBp ?? 0);
