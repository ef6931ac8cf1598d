// Returned goods are credited as they were invoiced; the last piece of a line credits the remainder of its tax.

import { sum } from '../../lib/sum.ts';
import { type TaxedLinePieces, taxShare } from '../documents/tax-share.rule.ts';
import type { DocumentLine } from '../documents.table.ts';

export type ReturnedLine = { lineNo: number; quantity: number };

/** `credited` by earlier credit notes. Returns a sentence for staff where the goods cannot be returned. */
export function creditNoteLines(
  invoiced: readonly DocumentLine[],
  credited: readonly TaxedLinePieces[],
  returned: readonly ReturnedLine[] | undefined,
  maxReturnable: (orderLineId: number) => number = () => Number.POSITIVE_INFINITY,
): DocumentLine[] | string {
  const creditedOf = ({ orderLineId }: DocumentLine) => credited.filter((one) => one.orderLineId === orderLineId);
  const leftOf = (line: DocumentLine) =>
    Math.min(maxReturnable(line.orderLineId), line.quantity - sum(creditedOf(line), (one) => one.quantity));
  const all = invoiced.map((line) => ({ lineNo: line.lineNo, quantity: leftOf(line) }));
  const requested = returned ?? all.filter((line) => line.quantity > 0);
  if (requested.length === 0) return 'Nothing is left to return.';
  const lines: DocumentLine[] = [];
  for (const { lineNo, quantity } of requested) {
    const line = invoiced.find((one) => one.lineNo === lineNo);
    if (!line) return `The invoice has no line ${lineNo}.`;
    if (lines.some((one) => one.orderLineId === line.orderLineId)) return `Line ${lineNo} appears twice.`;
    if (!Number.isInteger(quantity) || quantity < 1) return `Line ${lineNo}: a quantity is a whole number from 1.`;
    if (quantity > leftOf(line)) return `Line ${lineNo}: only ${leftOf(line)} can be returned.`;
    const tax = taxShare(line, creditedOf(line), quantity);
    lines.push({ ...line, lineNo: lines.length + 1, quantity, taxableMinor: line.unitMinor * quantity, ...tax });
  }
  return lines;
}
