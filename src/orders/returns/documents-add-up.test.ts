import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { lineTax } from '../../catalogue/pricing/tax.rule.ts';
import { sum } from '../../lib/sum.ts';
import { documentLinesOf, documentTotals } from '../documents/document-lines.server.ts';
import { taxOf } from '../documents/tax-parts.rule.ts';
import { keptPieces } from '../documents/tax-share.rule.ts';
import type { DocumentLine } from '../documents.table.ts';
import type { OrderLineRow } from '../orders.db.ts';
import { creditNoteLines } from './credit-note-lines.rule.ts';

/** Few pieces or many. */
const pieces = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 1_000_000 }));
/** A line, and how many pieces of it leave with each dispatch. */
const orderedLine = fc.record({
  ordered: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1_000_000 })),
  unitMinor: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 30_000_00 })),
  taxBp: fc.constantFrom(0, 5_00, 12_00, 18_00, 28_00, 3),
  splits: fc.array(pieces, { maxLength: 12 }),
  /** Cancelled before the first dispatch. */
  cancelled: fc.nat(3),
});
const orders = fc.record({
  form: fc.constantFrom<TaxTreatment[]>('state', 'union_territory', 'integrated', 'none', 'vat'),
  lines: fc.array(orderedLine, { minLength: 1, maxLength: 6 }),
  billedWhole: fc.boolean(),
  restIsCancelled: fc.boolean(),
  /** Of each invoice and line: the pieces that come back, in this order. */
  returns: fc.array(pieces, { maxLength: 12 }),
  allComesBack: fc.boolean(),
});
type Order = typeof orders extends fc.Arbitrary<infer O> ? O : never;

const rowsOf = ({ lines, form }: Order): OrderLineRow[] =>
  lines.map(({ ordered, unitMinor, taxBp, cancelled }, index) => ({
    id: index + 1,
    lineNo: index + 1,
    itemId: null,
    rfiLineId: null,
    itemCode: '',
    itemName: '',
    maker: '',
    category: '',
    hsn: '',
    unit: 'NOS',
    origin: '',
    ordered,
    reserved: 0,
    dispatched: 0,
    cancelled: Math.min(cancelled, ordered - 1),
    returned: 0,
    listMinor: unitMinor,
    unitMinor,
    discountBp: 0,
    totalMinor: unitMinor * ordered,
    taxBp,
    taxMinor: lineTax(unitMinor * ordered, taxBp, form),
    weightKg: 0,
    expectedOn: null,
  }));

/** How many pieces of each line leave with each dispatch; all of them unless the rest is cancelled. */
function dispatchesOf({ lines, restIsCancelled }: Order): number[][] {
  const left = lines.map((line) => line.ordered - Math.min(line.cancelled, line.ordered - 1));
  const most = Math.max(...lines.map((line) => line.splits.length));
  const parts = Array.from({ length: most }, (_, round) =>
    lines.map(({ splits }, i) => {
      const part = Math.min(left[i] ?? 0, splits[round] ?? 0);
      left[i] = (left[i] ?? 0) - part;
      return part;
    }),
  );
  return restIsCancelled ? parts : [...parts, left];
}

function invoicesOf(order: Order, rows: readonly OrderLineRow[]): DocumentLine[][] {
  const parts = order.billedWhole ? [rows.map((row) => row.ordered - row.cancelled)] : dispatchesOf(order);
  const invoices: DocumentLine[][] = [];
  for (const quantities of parts) {
    const pieces = rows.flatMap((line, i) => (quantities[i] ? [{ line, quantity: quantities[i] }] : []));
    if (pieces.length > 0) invoices.push(documentLinesOf(pieces, order.form, invoices.flat()));
  }
  return invoices;
}

/** Credit notes of one invoice: some of its lines in part, and then all that is left if all comes back. */
function creditNotesOf(invoice: readonly DocumentLine[], { returns, allComesBack }: Order): DocumentLine[][] {
  const notes: DocumentLine[][] = [];
  for (const [i, quantity] of returns.entries()) {
    const lineNo = (i % invoice.length) + 1;
    const note = creditNoteLines(invoice, notes.flat(), [{ lineNo, quantity }]);
    if (typeof note !== 'string') notes.push(note);
  }
  const rest = allComesBack ? creditNoteLines(invoice, notes.flat(), undefined) : '';
  if (typeof rest !== 'string') notes.push(rest);
  return notes;
}

const totalOf = (documents: readonly DocumentLine[][]) => sum(documents, (lines) => documentTotals(lines).totalMinor);
const amountsOf = (line: DocumentLine) => [line.taxableMinor, line.centralMinor, line.stateMinor, line.wholeMinor];

test('in every split of quantities the invoices add up to the order, the credit notes to the invoices', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const rows = rowsOf(order);
      const invoices = invoicesOf(order, rows);
      const invoiced = invoices.flat();
      for (const row of rows) {
        const of = invoiced.filter((line) => line.orderLineId === row.id);
        const taxMinor = sum(of, (line) => line.centralMinor + line.stateMinor + line.wholeMinor);
        const kept = keptPieces(row, order.form);
        const all = sum(of, (line) => line.quantity) === kept.quantity;
        const keptMinor = [row.unitMinor * kept.quantity, taxOf(kept)];
        if (all) expect([sum(of, (line) => line.taxableMinor), taxMinor]).toEqual(keptMinor);
        if (row.cancelled === 0) expect(keptMinor).toEqual([row.totalMinor, row.taxMinor]);
        else expect(taxMinor).toBeLessThanOrEqual(row.taxMinor);
      }
      for (const invoice of invoices) {
        const notes = creditNotesOf(invoice, order);
        const [billed, credited] = [totalOf([invoice]), totalOf(notes)];
        if (order.allComesBack) expect(credited).toBe(billed);
        else expect(credited).toBeLessThanOrEqual(billed);
        invoiced.push(...notes.flat());
      }
      for (const line of invoiced) expect(Math.min(...amountsOf(line))).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 5_000 },
  );
});
