import type { TaxForm } from '../account/place-of-supply.rule.ts';
import type { DocumentLine } from './documents.table.ts';
import { type TaxParts, taxParts } from './tax-parts.rule.ts';

/** What comes back is credited as it was invoiced; the last piece of a line takes back what is left of its tax. */
export type Returned = { lineNo: number; quantity: number };

/** What earlier credit notes of the invoice have taken back. */
export type Credited = TaxParts & { orderLineId: number; quantity: number };

/** The lines of a credit note; a sentence for staff where they cannot be taken back. */
export function creditLines(
  invoiced: readonly DocumentLine[],
  credited: readonly Credited[],
  returned: readonly Returned[] | undefined,
  form: TaxForm,
): DocumentLine[] | string {
  const left = invoiced.map((line) => leftOf(line, credited));
  const asked = returned ?? left.filter((line) => line.quantity > 0);
  if (asked.length === 0) return 'Nothing is left to take back.';
  const lines: DocumentLine[] = [];
  for (const { lineNo, quantity } of asked) {
    const line = left.find((one) => one.lineNo === lineNo);
    if (!line) return `The invoice has no line ${lineNo}.`;
    if (lines.some((one) => one.orderLineId === line.orderLineId)) return `Line ${lineNo} is named twice.`;
    if (!Number.isInteger(quantity) || quantity < 1) return `Line ${lineNo}: a quantity is a whole number from 1.`;
    if (quantity > line.quantity) return `Line ${lineNo}: only ${line.quantity} can be taken back.`;
    const taxableMinor = line.unitMinor * quantity;
    const tax = quantity === line.quantity ? taxOf(line) : taxParts(taxableMinor, line.taxBp, form);
    lines.push({ ...line, lineNo: lines.length + 1, quantity, taxableMinor, ...tax });
  }
  return lines;
}

const taxOf = ({ centralMinor, stateMinor, wholeMinor }: TaxParts): TaxParts => ({
  centralMinor,
  stateMinor,
  wholeMinor,
});

function leftOf(line: DocumentLine, credited: readonly Credited[]): DocumentLine {
  const before = credited.filter((one) => one.orderLineId === line.orderLineId);
  const rest = (field: 'quantity' | keyof TaxParts) => before.reduce((left, one) => left - one[field], line[field]);
  return {
    ...line,
    quantity: rest('quantity'),
    centralMinor: rest('centralMinor'),
    stateMinor: rest('stateMinor'),
    wholeMinor: rest('wholeMinor'),
  };
}
