// Which money pays which invoice. Amounts in minor units.

import type { Day } from '../../lib/dates.ts';
import type { LedgerKind } from '../ledger.table.ts';

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

type PaidFor = Dated & { kind: LedgerKind; orderId: number | null; heldMinor: number };

/**
 * What was paid for the invoice's order, then its credit notes, then all other money, each the oldest first. An invoice
 * that is open again leaves its order what is reserved for the next invoices.
 */
export function moneyToAllocate<M extends PaidFor>(
  money: readonly M[],
  orderId: number | null,
  { isReopened = false } = {},
): M[] {
  const usable = withoutReserved(money.toSorted(oldestFirst), isReopened ? null : orderId);
  const ofOrder = (kind: LedgerKind) =>
    usable.filter((one) => one.orderId !== null && one.orderId === orderId && one.kind === kind);
  const own = [...ofOrder('receipt'), ...ofOrder('credit_note')];
  return [...own, ...usable.filter((one) => !own.includes(one))];
}

/** Money paid for an order is reserved for its invoices; what exceeds the order is free. */
function withoutReserved<M extends PaidFor>(money: readonly M[], payingOrderId: number | null): M[] {
  const reservedByOrder = new Map(money.map((one) => [one.orderId, one.heldMinor]));
  return money.flatMap((one) => {
    const { kind, orderId, openMinor } = one;
    const isFree = kind === 'credit_note' || orderId === null || orderId === payingOrderId;
    const reserved = isFree ? 0 : Math.min(openMinor, reservedByOrder.get(orderId) ?? 0);
    reservedByOrder.set(orderId, (reservedByOrder.get(orderId) ?? 0) - reserved);
    return reserved < openMinor ? [{ ...one, openMinor: openMinor - reserved }] : [];
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
