import { sum } from '../lib/sum.ts';
import type { DocumentLine } from './documents.table.ts';
import { type TakenPieces, taxShare } from './tax-share.rule.ts';

/** What comes back is credited as it was invoiced; the last piece of a line takes back what is left of its tax. */
export type Returned = { lineNo: number; quantity: number };

/**
 * The lines of a credit note; a sentence for staff where they cannot be taken back. `credited` is what earlier ones of the
 * invoice took back; `mostOf` says how many pieces of an order line can come back at all.
 */
export function creditLines(
  invoiced: readonly DocumentLine[],
  credited: readonly TakenPieces[],
  returned: readonly Returned[] | undefined,
  mostOf: (orderLineId: number) => number = () => Number.POSITIVE_INFINITY,
): DocumentLine[] | string {
  const creditedOf = ({ orderLineId }: DocumentLine) => credited.filter((one) => one.orderLineId === orderLineId);
  const leftOf = (line: DocumentLine) =>
    Math.min(mostOf(line.orderLineId), line.quantity - sum(creditedOf(line), (one) => one.quantity));
  const all = invoiced.map((line) => ({ lineNo: line.lineNo, quantity: leftOf(line) }));
  const asked = returned ?? all.filter((line) => line.quantity > 0);
  if (asked.length === 0) return 'Nothing is left to take back.';
  const lines: DocumentLine[] = [];
  for (const { lineNo, quantity } of asked) {
    const line = invoiced.find((one) => one.lineNo === lineNo);
    if (!line) return `The invoice has no line ${lineNo}.`;
    if (lines.some((one) => one.orderLineId === line.orderLineId)) return `Line ${lineNo} is named twice.`;
    if (!Number.isInteger(quantity) || quantity < 1) return `Line ${lineNo}: a quantity is a whole number from 1.`;
    if (quantity > leftOf(line)) return `Line ${lineNo}: only ${leftOf(line)} can be taken back.`;
    const tax = taxShare(line, creditedOf(line), quantity);
    lines.push({ ...line, lineNo: lines.length + 1, quantity, taxableMinor: line.unitMinor * quantity, ...tax });
  }
  return lines;
}
