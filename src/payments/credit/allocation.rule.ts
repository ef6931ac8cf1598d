// Which money pays which invoice. Amounts in minor units.

import type { Day } from '../../lib/dates.ts';

type Open = { id: number; openMinor: number };
type Dated = Open & { bookedOn: Day };

/** Named invoices are paid in the order given and no others; otherwise the oldest first. */
export function invoicesToPay<I extends Dated & { reference: string }>(
  invoices: readonly I[],
  named: readonly string[] = [],
): I[] {
  if (named.length === 0) return invoices.toSorted(oldestFirst);
  return named.flatMap((number) => invoices.filter(({ reference }) => reference === number));
}

/** Each named invoice is paid by at most its part. */
export function limitToParts<I extends Open & { reference: string }>(
  invoices: readonly I[],
  parts: readonly { reference: string; amountMinor: number }[],
): I[] {
  return parts.flatMap(({ reference, amountMinor }) =>
    invoices
      .filter((invoice) => invoice.reference === reference)
      .map((invoice) => ({ ...invoice, openMinor: Math.min(invoice.openMinor, amountMinor) })),
  );
}

type PaidFor = Dated & { orderId: number | null; heldMinor: number };

export function moneyToAllocate<M extends PaidFor>(money: readonly M[], orderId: number | null): M[] {
  const isOwn = (one: M) => one.orderId !== null && one.orderId === orderId;
  const others = money.filter((one) => !isOwn(one)).toSorted(oldestFirst);
  return [...money.filter(isOwn).toSorted(oldestFirst), ...withoutReserved(others)];
}

/** Money paid for an order is reserved for its invoices; what exceeds the order is free. */
function withoutReserved<M extends PaidFor>(money: readonly M[]): M[] {
  const reservedByOrder = new Map(money.map((one) => [one.orderId, one.heldMinor]));
  return money.flatMap((one) => {
    const reserved = one.orderId === null ? 0 : Math.min(one.openMinor, reservedByOrder.get(one.orderId) ?? 0);
    reservedByOrder.set(one.orderId, (reservedByOrder.get(one.orderId) ?? 0) - reserved);
    return reserved < one.openMinor ? [{ ...one, openMinor: one.openMinor - reserved }] : [];
  });
}

export function allocateAmount(amountMinor: number, open: readonly Open[]): { id: number; amountMinor: number }[] {
  let left = amountMinor;
  return open.flatMap(({ id, openMinor }) => {
    const part = Math.min(left, openMinor);
    left -= part;
    return part > 0 ? [{ id, amountMinor: part }] : [];
  });
}

/** Ends the latest allocations until `amountMinor` is open again. */
export function allocationsToEnd<U extends { amountMinor: number }>(
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
