import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../tests/fixed-seed.ts';
import { creditNotesOf, invoicesOf, randomOrders, rowsOf } from '../../../tests/fixtures/random-orders.ts';
import { sum } from '../../lib/sum.ts';
import { documentLinesOf, documentTotals } from '../documents/document-lines.server.ts';
import { taxOf } from '../documents/tax-parts.rule.ts';
import { keptPieces } from '../documents/tax-share.rule.ts';
import type { DocumentLine } from '../documents.table.ts';
import { owedQuantity } from '../fulfilment/dispatch-quantity.rule.ts';

const totalOf = (documents: readonly DocumentLine[][]) => sum(documents, (lines) => documentTotals(lines).totalMinor);
const amountsOf = (line: DocumentLine) => [line.taxableMinor, line.centralMinor, line.stateMinor, line.wholeMinor];

test('in every split of quantities the invoices add up to the order, the credit notes to the invoices', () => {
  fc.assert(
    fc.property(randomOrders, (order) => {
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
    { numRuns: runs(500) },
  );
});

const partlyCancelled = fc.record({
  order: randomOrders,
  /** For the first line, in turn: the pieces that leave, and those that the buyer cancels after that. */
  turns: fc.array(fc.record({ sent: fc.nat(9), cancelled: fc.nat(9) }), { maxLength: 8 }),
});

test('a line that is cancelled between its dispatches: the invoices add up to what is kept of it', () => {
  fc.assert(
    fc.property(partlyCancelled, ({ order, turns }) => {
      const [first] = rowsOf({ ...order, lines: order.lines.map((line) => ({ ...line, cancelled: 0 })) });
      if (!first) return;
      const invoices: DocumentLine[] = [];
      const send = (line: typeof first, quantity: number) => {
        if (quantity > 0) invoices.push(...documentLinesOf([{ line, quantity }], order.form, invoices));
      };
      let line = first;
      for (const turn of turns) {
        const sent = Math.min(turn.sent, owedQuantity(line) - 1);
        send(line, sent);
        const dispatched = line.dispatched + sent;
        const cancelled = line.cancelled + Math.min(turn.cancelled, owedQuantity(line) - sent - 1);
        line = { ...line, dispatched, cancelled };
      }
      send(line, owedQuantity(line));
      const kept = keptPieces(line, order.form);
      expect(sum(invoices, (one) => one.quantity)).toBe(kept.quantity);
      expect(sum(invoices, (one) => one.taxableMinor)).toBe(line.unitMinor * kept.quantity);
      const invoicedTax = sum(invoices, taxOf);
      expect(invoicedTax).toBeGreaterThanOrEqual(taxOf(kept));
      expect(invoicedTax - taxOf(kept)).toBeLessThanOrEqual(invoices.length);
    }),
    { numRuns: runs(500) },
  );
});
