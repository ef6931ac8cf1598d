// A buyer changes the PO number of an order, and cancels what is pending of a line, until the goods are packed.

import { owedQuantity } from '../fulfilment/dispatch-quantity.rule.ts';
import type { OrderStatus } from '../order-state.rule.ts';

const openStatuses: readonly string[] = ['Awaiting Internal Approval', 'Confirmed', 'Dispatched'];

/** Papers that are issued already keep the number they have. */
export const canChangePurchaseOrder = ({ status, owed }: { status: string; owed: number }): boolean =>
  openStatuses.includes(status) && owed > 0;

export type ChangeableLine = {
  lineNo: number;
  itemName: string;
  rfiLineId: number | null;
  ordered: number;
  dispatched: number;
  cancelled: number;
  /** The packed pieces of those still to be delivered. */
  packed: number;
};

type Refused = {
  name: 'too_late' | 'unknown_line' | 'nothing_pending' | 'quoted' | 'packed' | 'too_many';
  slots: Record<string, string | number>;
};

const unpackedPieces = (line: ChangeableLine) => Math.max(0, owedQuantity(line) - line.packed);

/** Goods that were bought in for a quote are not cancelled without the sales desk once the order is confirmed. */
const isFirm = ({ rfiLineId }: ChangeableLine, status: OrderStatus) =>
  rfiLineId !== null && status !== 'Awaiting Internal Approval';

export const cancellablePieces = (line: ChangeableLine, status: OrderStatus): number =>
  openStatuses.includes(status) && !isFirm(line, status) ? unpackedPieces(line) : 0;

/** `quantity` left out is all that can be cancelled. Undefined when it can be. */
export function lineCancelRefusal(
  status: OrderStatus,
  line: ChangeableLine | undefined,
  { lineNo, quantity }: { lineNo: number; quantity?: number | undefined },
): Refused | undefined {
  if (!openStatuses.includes(status)) return { name: 'too_late', slots: {} };
  if (!line) return { name: 'unknown_line', slots: { line: lineNo } };
  const left = unpackedPieces(line);
  const slots = { item: line.itemName, left };
  if (owedQuantity(line) === 0) return { name: 'nothing_pending', slots };
  if (isFirm(line, status)) return { name: 'quoted', slots };
  if (left === 0) return { name: 'packed', slots };
  return quantity !== undefined && quantity > left ? { name: 'too_many', slots } : undefined;
}
