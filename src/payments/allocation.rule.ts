// Which money pays which invoice. Amounts in minor units.

import type { Day } from '../lib/dates.ts';

/** An invoice to be paid, or money to pay with; `openMinor` is what is left of it. */
type Open = { id: number; openMinor: number };
type Dated = Open & { bookedOn: Day };

/** Invoices that were named are paid in the order they were named, and no others; else the oldest first. */
export function invoicesToPay<I extends Dated & { reference: string }>(
  invoices: readonly I[],
  named: readonly string[] = [],
): I[] {
  if (named.length === 0) return invoices.toSorted(oldestFirst);
  return named.flatMap((number) => invoices.filter(({ reference }) => reference === number));
}

/** An invoice takes money that was paid for its order, then what lies on the account, the oldest first. */
export function moneyToUse<M extends Dated & { orderId: number | null; kept: boolean }>(
  money: readonly M[],
  orderId: number | null,
): M[] {
  const isOwn = (one: M) => one.orderId !== null && one.orderId === orderId;
  const free = money.filter((one) => !isOwn(one) && !one.kept);
  return [...money.filter(isOwn).toSorted(oldestFirst), ...free.toSorted(oldestFirst)];
}

/** Shares an amount out, each in turn as far as it is open; what is left over goes to nobody. */
export function shareOut(amountMinor: number, open: readonly Open[]): { id: number; amountMinor: number }[] {
  let left = amountMinor;
  return open.flatMap(({ id, openMinor }) => {
    const part = Math.min(left, openMinor);
    left -= part;
    return part > 0 ? [{ id, amountMinor: part }] : [];
  });
}

/** Of what money was used for, the latest first, as many as must be undone until `amountMinor` of it is open. */
export function usesToUndo<U extends { amountMinor: number }>(
  amountMinor: number,
  openMinor: number,
  uses: readonly U[],
): U[] {
  let open = openMinor;
  return uses.filter((use) => {
    if (open >= amountMinor) return false;
    open += use.amountMinor;
    return true;
  });
}

const oldestFirst = (a: Dated, b: Dated) =>
  a.bookedOn === b.bookedOn ? a.id - b.id : a.bookedOn < b.bookedOn ? -1 : 1;
