/** What leaves with a dispatch: at most what a line still owes, and what lies on the shelf for it or free. */
export type DispatchableLine = {
  lineNo: number;
  /** False for freight, which has no stock. */
  stocked: boolean;
  ordered: number;
  dispatched: number;
  cancelled: number;
  /** On the shelf for this very line, and free for anybody. */
  reserved: number;
  free: number;
};

export const owedQuantity = ({
  ordered,
  dispatched,
  cancelled,
}: Pick<DispatchableLine, 'ordered' | 'dispatched' | 'cancelled'>) => ordered - dispatched - cancelled;

/** The most that can leave of a line now. */
export function maxDispatchable(line: DispatchableLine): number {
  const owed = owedQuantity(line);
  return line.stocked ? Math.max(0, Math.min(owed, line.reserved + line.free)) : owed;
}

/** Why a quantity of a line cannot leave, as a sentence for staff; undefined when it can. */
export function dispatchRefusal(line: DispatchableLine, quantity: number): string | undefined {
  if (!Number.isInteger(quantity) || quantity < 1) return `Line ${line.lineNo}: a quantity is a whole number from 1.`;
  const owed = owedQuantity(line);
  if (quantity > owed) return `Line ${line.lineNo}: only ${owed} are still owed.`;
  const max = maxDispatchable(line);
  return quantity > max ? `Line ${line.lineNo}: only ${max} are on the shelf.` : undefined;
}
