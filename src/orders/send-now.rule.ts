/** What leaves with a dispatch: at most what a line still owes, and what lies on the shelf for it or free. */
export type LineToSend = {
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

export const owedOf = ({ ordered, dispatched, cancelled }: Pick<LineToSend, 'ordered' | 'dispatched' | 'cancelled'>) =>
  ordered - dispatched - cancelled;

/** The most that can leave of a line now. */
export function mostToSend(line: LineToSend): number {
  const owed = owedOf(line);
  return line.stocked ? Math.max(0, Math.min(owed, line.reserved + line.free)) : owed;
}

/** Why a quantity of a line cannot leave, as a sentence for staff; undefined when it can. */
export function sendRefusal(line: LineToSend, quantity: number): string | undefined {
  if (!Number.isInteger(quantity) || quantity < 1) return `Line ${line.lineNo}: a quantity is a whole number from 1.`;
  const owed = owedOf(line);
  if (quantity > owed) return `Line ${line.lineNo}: only ${owed} are still owed.`;
  const most = mostToSend(line);
  return quantity > most ? `Line ${line.lineNo}: only ${most} are on the shelf.` : undefined;
}
