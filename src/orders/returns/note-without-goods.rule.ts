// A note without goods changes what an invoice line cost: a difference of the rate, a discount, a scheme.

import { sum } from '../../lib/sum.ts';
import { type TaxParts, taxOf } from '../documents/tax-parts.rule.ts';
import type { TaxedLinePieces } from '../documents/tax-share.rule.ts';
import type { DocumentLine } from '../documents.table.ts';

export type NoteKind = 'credit_note' | 'debit_note';

/** Of so many pieces of an invoice line, the price of each changes by so much before tax. */
export type RevaluedPieces = { lineNo: number; quantity: number; unitMinor: number };

type Revalued = TaxParts & { orderLineId: number; kind: string; taxableMinor: number };
export type NotesBefore = { credited: readonly TaxedLinePieces[]; revalued: readonly Revalued[] };

const signOf = ({ kind }: Revalued) => (kind === 'debit_note' ? 1 : -1);

/** The value and tax of an invoice line that the notes before left. */
export function leftOfLine(
  line: DocumentLine,
  { credited, revalued }: NotesBefore,
): TaxParts & { taxableMinor: number } {
  const goods = credited.filter((one) => one.orderLineId === line.orderLineId);
  const values = revalued.filter((one) => one.orderLineId === line.orderLineId);
  const left = (part: keyof TaxParts) =>
    line[part] - sum(goods, (one) => one[part]) + sum(values, (one) => signOf(one) * one[part]);
  const returnedMinor = sum(goods, (one) => one.quantity) * line.unitMinor;
  return {
    taxableMinor: line.taxableMinor - returnedMinor + sum(values, (one) => signOf(one) * one.taxableMinor),
    centralMinor: left('centralMinor'),
    stateMinor: left('stateMinor'),
    wholeMinor: left('wholeMinor'),
  };
}

/** The value before tax that all notes before took of an invoice; below 0 where they added to it. */
export const creditedBefore = (invoiced: readonly DocumentLine[], before: NotesBefore): number =>
  sum(invoiced, (line) => line.taxableMinor - leftOfLine(line, before).taxableMinor);

/** The lines of the note with the taxes of the invoice, or a sentence for staff. */
export function noteLines(
  kind: NoteKind,
  invoiced: readonly DocumentLine[],
  before: NotesBefore,
  wanted: readonly RevaluedPieces[],
  /** Pieces that are billed and have not left; cancelled, they are credited at the price of the invoice. */
  unsent: (orderLineId: number) => number = () => 0,
): DocumentLine[] | string {
  if (wanted.length === 0) return 'Write a difference for a line of the invoice.';
  const lines: DocumentLine[] = [];
  for (const { lineNo, quantity, unitMinor } of wanted) {
    const line = invoiced.find((one) => one.lineNo === lineNo);
    if (!line) return `The invoice has no line ${lineNo}.`;
    if (lines.some((one) => one.orderLineId === line.orderLineId)) return `Line ${lineNo} appears twice.`;
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > line.quantity)
      return `Line ${lineNo}: the pieces are a whole number from 1 to ${line.quantity}.`;
    if (!Number.isSafeInteger(unitMinor) || unitMinor < 1) return `Line ${lineNo}: write the difference of a piece.`;
    const taxableMinor = unitMinor * quantity;
    const left = leftOfLine(line, before);
    if (kind === 'credit_note' && taxableMinor > left.taxableMinor)
      return `Line ${lineNo}: this is more than the invoice has left of it.`;
    if (kind === 'credit_note' && taxableMinor > left.taxableMinor - unsent(line.orderLineId) * line.unitMinor)
      return `Line ${lineNo}: pieces that have not left keep their price; credit those that have, or cancel the others.`;
    // A debit note that doubles the price is a slip.
    if (kind === 'debit_note' && taxableMinor > line.taxableMinor)
      return `Line ${lineNo}: this is more than the line itself.`;
    lines.push({
      ...line,
      ...taxOfValue(kind, line, left, taxableMinor),
      lineNo: lines.length + 1,
      quantity,
      unitMinor,
      listMinor: unitMinor,
      discountBp: 0,
      lots: '',
      taxableMinor,
    });
  }
  return lines;
}

/** At the rate of the line, each part rounded half up; a credit of all that is left takes all of its tax. */
function taxOfValue(
  kind: NoteKind,
  line: DocumentLine,
  left: TaxParts & { taxableMinor: number },
  taxableMinor: number,
): TaxParts {
  const isHalved = line.centralMinor > 0 || line.stateMinor > 0;
  const isAll = kind === 'credit_note' && taxableMinor === left.taxableMinor;
  const part = (name: keyof TaxParts): number => {
    if (isAll) return Math.max(0, left[name]);
    if (line[name] === 0) return 0;
    const minor = Math.floor(
      (taxableMinor * line.taxBp * 2 + 10_000 * (isHalved ? 2 : 1)) / (20_000 * (isHalved ? 2 : 1)),
    );
    return kind === 'credit_note' ? Math.max(0, Math.min(left[name], minor)) : minor;
  };
  return { centralMinor: part('centralMinor'), stateMinor: part('stateMinor'), wholeMinor: part('wholeMinor') };
}

/** Why goods cannot be credited at their price: a note without goods took a part of it already. */
export function revaluedRefusal(
  invoiced: readonly DocumentLine[],
  before: NotesBefore,
  lines: readonly DocumentLine[],
): string | undefined {
  const tooMuch = lines.find((line) => {
    const own = invoiced.find((one) => one.orderLineId === line.orderLineId);
    if (!own || !before.revalued.some((one) => one.orderLineId === line.orderLineId)) return false;
    const left = leftOfLine(own, before);
    return line.taxableMinor > left.taxableMinor || taxOf(line) > taxOf(left);
  });
  return (
    tooMuch &&
    `Line ${tooMuch.itemName} was credited in part by a note without goods. Take that back with a debit note first.`
  );
}
