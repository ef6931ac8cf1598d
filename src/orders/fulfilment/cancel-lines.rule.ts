// Only what is still owed on a line can be cancelled; pieces without stock are cancelled first.

import { owedQuantity } from './dispatch-quantity.rule.ts';

export type CancelledLine = {
  lineNo: number;
  /** The pieces to cancel; without a number all that the line owes. */
  quantity?: number | undefined;
};

type OpenLine = {
  id: number;
  lineNo: number;
  ordered: number;
  dispatched: number;
  cancelled: number;
  reserved: number;
};

export type CancelledPieces<Line> = { line: Line; quantity: number; fromReserved: number };

/** Without `requested` everything owed is cancelled. Returns a sentence for staff where that cannot be. */
export function piecesToCancel<Line extends OpenLine>(
  lines: readonly Line[],
  requested?: readonly CancelledLine[],
): CancelledPieces<Line>[] | string {
  const owing = lines.filter((line) => owedQuantity(line) > 0);
  if (owing.length === 0) return 'Nothing is owed any more.';
  const cancelled: CancelledPieces<Line>[] = [];
  for (const { lineNo, quantity: given } of requested ??
    owing.map((line) => ({ lineNo: line.lineNo, quantity: undefined }))) {
    const line = lines.find((one) => one.lineNo === lineNo);
    if (!line) return `The order has no line ${lineNo}.`;
    if (cancelled.some((one) => one.line === line)) return `Line ${lineNo} appears twice.`;
    const owed = owedQuantity(line);
    if (owed === 0) return `Line ${lineNo}: nothing is owed any more.`;
    const quantity = given ?? owed;
    if (!Number.isInteger(quantity) || quantity < 1) return `Line ${lineNo}: a quantity is a whole number from 1.`;
    if (quantity > owed) return `Line ${lineNo}: only ${owed} are still owed.`;
    cancelled.push({ line, quantity, fromReserved: Math.max(0, line.reserved - (owed - quantity)) });
  }
  return cancelled.length === 0 ? 'Name at least one line to cancel.' : cancelled;
}
