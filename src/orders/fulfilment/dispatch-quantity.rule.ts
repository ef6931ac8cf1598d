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

/** Pieces of one lot; a line may appear more than once. */
export type DispatchedLine = { lineNo: number; quantity: number; lot?: string; origin?: string; carton?: number };

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

/** The pieces on the shelf for each line; lines of one item share its free pieces, the first line first. */
export function allOnShelf(lines: readonly (DispatchableLine & { itemId: number | null })[]) {
  const freeLeft = new Map(lines.map((line) => [line.itemId, line.free]));
  return lines.flatMap((line) => {
    const free = freeLeft.get(line.itemId) ?? 0;
    const quantity = maxDispatchable({ ...line, free });
    freeLeft.set(line.itemId, free - Math.max(0, quantity - line.reserved));
    return quantity > 0 ? [{ lineNo: line.lineNo, quantity }] : [];
  });
}
