/** A dispatch sends at most what a line still owes and what is in stock, reserved for it or free. */
export type DispatchableLine = {
  lineNo: number;
  /** False for freight, which has no stock. */
  stocked: boolean;
  ordered: number;
  dispatched: number;
  cancelled: number;
  reserved: number;
  free: number;
};

export const owedQuantity = ({
  ordered,
  dispatched,
  cancelled,
}: Pick<DispatchableLine, 'ordered' | 'dispatched' | 'cancelled'>) => ordered - dispatched - cancelled;

export function maxDispatchable(line: DispatchableLine): number {
  const owed = owedQuantity(line);
  return line.stocked ? Math.max(0, Math.min(owed, line.reserved + line.free)) : owed;
}

export function dispatchRefusal(line: DispatchableLine, quantity: number): string | undefined {
  if (!Number.isInteger(quantity) || quantity < 1) return `Line ${line.lineNo}: a quantity is a whole number from 1.`;
  const owed = owedQuantity(line);
  if (quantity > owed) return `Line ${line.lineNo}: only ${owed} are still owed.`;
  const max = maxDispatchable(line);
  return quantity > max ? `Line ${line.lineNo}: only ${max} are on the shelf.` : undefined;
}
