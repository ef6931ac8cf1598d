import type { Day } from '../../lib/dates.ts';
import { applyDiscount, discountBetween } from '../../lib/money.ts';

/** The narrowest valid price row of a buyer is the buyer's price. */
export const priceScopes = ['item', 'sub_category', 'category', 'maker', 'all'] as const;
export type PriceScope = (typeof priceScopes)[number];

/** Either a discount or a net price. */
export type PriceCandidate = {
  scope: PriceScope;
  own: boolean;
  minQty: number;
  validFrom: Day | null;
  validTo: Day | null;
  discountBp: number | null;
  netMinor: number | null;
};

export type Price = { listMinor: number; unitMinor: number; discountBp: number };

export const isValidOn = (row: PriceCandidate, day: Day): boolean =>
  (row.validFrom ?? day) <= day && day <= (row.validTo ?? day);

export const unitPriceOf = (listMinor: number, row: Pick<PriceCandidate, 'netMinor' | 'discountBp'>): number =>
  row.netMinor ?? applyDiscount(listMinor, row.discountBp ?? 0);

/** Prefers the narrowest scope, then the customer's own row, then the highest minimum quantity, then the lowest price. */
export const comparePriceRows = (listMinor: number) => (a: PriceCandidate, b: PriceCandidate) =>
  priceScopes.indexOf(a.scope) - priceScopes.indexOf(b.scope) ||
  Number(b.own) - Number(a.own) ||
  b.minQty - a.minQty ||
  unitPriceOf(listMinor, a) - unitPriceOf(listMinor, b);

/** A list price of 0 means price on request: only a net price can sell the item. */
export function priceFor(
  listMinor: number,
  candidates: readonly PriceCandidate[],
  quantity: number,
  today: Day,
): Price {
  const valid = candidates.filter((row) => row.minQty <= quantity && isValidOn(row, today));
  const [best] = valid.sort(comparePriceRows(listMinor));
  const unitMinor = best ? unitPriceOf(listMinor, best) : listMinor;
  return { listMinor, unitMinor, discountBp: discountBetween(listMinor, unitMinor) };
}

/** `from` pieces on at `unitMinor` each. */
export type PriceStep = { from: number; unitMinor: number };

/** What more pieces than the smallest order cost each: the quantities at which the price changes, smallest first. */
export function priceSteps(
  listMinor: number,
  candidates: readonly PriceCandidate[],
  minQty: number,
  today: Day,
): PriceStep[] {
  const quantities = new Set(candidates.map((row) => row.minQty).filter((quantity) => quantity > minQty));
  let last = priceFor(listMinor, candidates, minQty, today).unitMinor;
  return [...quantities]
    .sort((a, b) => a - b)
    .map((from) => ({ from, unitMinor: priceFor(listMinor, candidates, from, today).unitMinor }))
    .filter(({ unitMinor }) => {
      const changes = unitMinor !== last;
      last = unitMinor;
      return changes;
    });
}
