// An audit entry of an order keeps its status, PO number and lines before and after, and of them only what changed.

import type { OrderStatus } from './order-state.rule.ts';

export type LineState = {
  lineNo: number;
  reserved: number;
  dispatched: number;
  cancelled: number;
  returned: number;
};
export type OrderState = { status: OrderStatus; purchaseOrderNo: string | null; lines: readonly LineState[] };
type ChangedPart = Partial<OrderState>;

export function changedParts(before: OrderState, after: OrderState): { before: ChangedPart; after: ChangedPart } {
  const isChanged = (line: LineState) => {
    const other = [before, after].map((state) => state.lines.find((one) => one.lineNo === line.lineNo));
    return JSON.stringify(other[0]) !== JSON.stringify(other[1]);
  };
  const partOf = (state: OrderState): ChangedPart => {
    const lines = state.lines.filter(isChanged);
    return {
      ...(before.status !== after.status && { status: state.status }),
      ...(before.purchaseOrderNo !== after.purchaseOrderNo && { purchaseOrderNo: state.purchaseOrderNo }),
      ...(lines.length > 0 && { lines }),
    };
  };
  return { before: partOf(before), after: partOf(after) };
}
