import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditNotesOf, invoicesOf, randomOrders, rowsOf } from '../../../tests/fixtures/random-orders.ts';
import { buildSupply, lineFacts } from '../../../tests/fixtures/taxed-supplies.ts';
import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import { sum } from '../../lib/sum.ts';
import { documentTotals } from '../documents/document-lines.server.ts';
import type { DocumentLine } from '../documents.table.ts';
import type { TaxedSupply } from './outward-supply.rule.ts';
import { outwardTables, type ReturnTable } from './outward-tables.rule.ts';

const rowsIn = (tables: readonly ReturnTable[], name: string): SpreadsheetCell[][] =>
  tables.find((table) => table.name === name)?.rows.slice(1) ?? [];

test('an invoice to a registered buyer is one row for each rate', () => {
  const supplies = [
    buildSupply(),
    buildSupply({ lineNo: 2, taxableMinor: 500_00 }),
    buildSupply({ lineNo: 3, taxBp: 28_00, taxableMinor: 100_00 }),
  ];
  const about = ['27AAACW1938G1ZB', 'Western Gear & Pump', 'NM/26-27/000118', '11-Nov-2026', 1180];
  const place = ['27-Maharashtra', 'N', '', 'Regular B2B', ''];
  expect(rowsIn(outwardTables(supplies), 'b2b')).toEqual([
    [...about, ...place, 18, 1500, 0],
    [...about, ...place, 28, 100, 0],
  ]);
});

test('a credit note to a registered buyer is listed by itself', () => {
  const note = buildSupply({
    kind: 'credit_note',
    number: 'NMC/26-27/000001',
    ofTotalMinor: 1180_00,
    totalMinor: 118_00,
    taxableMinor: 100_00,
  });
  expect(rowsIn(outwardTables([note]), 'cdnr')).toEqual([
    [
      '27AAACW1938G1ZB',
      'Western Gear & Pump',
      'NMC/26-27/000001',
      '11-Nov-2026',
      'C',
      '27-Maharashtra',
      'N',
      'Regular B2B',
      118,
      '',
      18,
      100,
      0,
    ],
  ]);
});

const unregistered = { buyerTaxNumber: '', taxForm: 'integrated', placeOfSupply: 'Gujarat (24)' } as const;

test('large invoices across states without a GSTIN, and their credit notes, are listed one by one', () => {
  const large = buildSupply({ ...unregistered, totalMinor: 2_36_000_00, taxableMinor: 2_00_000_00 });
  const note = buildSupply({
    ...unregistered,
    kind: 'credit_note',
    number: 'NMC/26-27/000002',
    totalMinor: 236_00,
    ofTotalMinor: 2_36_000_00,
    taxableMinor: 200_00,
  });
  const tables = outwardTables([large, note]);
  expect(rowsIn(tables, 'b2cl')).toEqual([
    ['NM/26-27/000118', '11-Nov-2026', 236000, '24-Gujarat', '', 18, 200000, 0, ''],
  ]);
  expect(rowsIn(tables, 'cdnur')).toEqual([
    ['B2CL', 'NMC/26-27/000002', '11-Nov-2026', 'C', '24-Gujarat', 236, '', 18, 200, 0],
  ]);
});

test('small supplies are summed by place and rate, less what came back', () => {
  const sold = buildSupply({ ...unregistered, taxableMinor: 500_00 });
  const back = buildSupply({
    ...unregistered,
    kind: 'credit_note',
    number: 'NMC/26-27/000003',
    ofTotalMinor: 590_00,
    taxableMinor: 600_00,
  });
  expect(rowsIn(outwardTables([sold, back]), 'b2cs')).toEqual([['OE', '24-Gujarat', '', 18, -100, 0, '']]);
});

test('tariff numbers are summed for registered and other buyers apart, freight without a quantity', () => {
  const freight = buildSupply({ lineNo: 2, hsn: '996511', unit: 'LOT', quantity: 1 });
  const tables = outwardTables([
    buildSupply(),
    freight,
    buildSupply({ buyerTaxNumber: '', number: 'NM/26-27/000119' }),
  ]);
  expect(rowsIn(tables, 'hsn(b2b)')).toEqual([
    ['84821020', '', 'NOS-NUMBERS', 10, 1180, 18, 1000, 0, 90, 90, 0],
    ['996511', '', 'NA', 0, 1180, 18, 1000, 0, 90, 90, 0],
  ]);
  expect(rowsIn(tables, 'hsn(b2c)')).toEqual([['84821020', '', 'NOS-NUMBERS', 10, 1180, 18, 1000, 0, 90, 90, 0]]);
});

test('documents issued are counted by series; what was cancelled at the portal is in no other table', () => {
  const supplies = [
    buildSupply({ number: 'NM/26-27/000119' }),
    buildSupply(),
    buildSupply({ number: 'NM/26-27/000120', isVoid: true }),
    buildSupply({ kind: 'credit_note', number: 'NMC/26-27/000001', isVoid: true }),
  ];
  const tables = outwardTables(supplies);
  expect(rowsIn(tables, 'docs')).toEqual([
    ['Invoices for outward supply', 'NM/26-27/000118', 'NM/26-27/000120', 3, 1],
    ['Credit Note', 'NMC/26-27/000001', 'NMC/26-27/000001', 1, 1],
  ]);
  expect(rowsIn(tables, 'b2b').map((row) => row[2])).toEqual(['NM/26-27/000119', 'NM/26-27/000118']);
  expect(rowsIn(tables, 'cdnr')).toEqual([]);
});

const buyers = fc.constantFrom(
  { buyerTaxNumber: '27AAACW1938G1ZB', placeOfSupply: 'Maharashtra (27)' },
  { buyerTaxNumber: '', placeOfSupply: 'Maharashtra (27)' },
  { buyerTaxNumber: '', placeOfSupply: 'Gujarat (24)' },
);
const sales = fc.array(fc.record({ order: randomOrders, buyer: buyers, isVoid: fc.boolean() }), { maxLength: 4 });

/** Every invoice of an order with its credit notes, as the tax office gets them. */
function suppliesOf(sold: typeof sales extends fc.Arbitrary<infer S> ? S : never): TaxedSupply[] {
  let serial = 0;
  return sold.flatMap(({ order, buyer, isVoid }) => {
    const facts = { ...buyer, taxForm: order.form === 'vat' ? ('integrated' as const) : order.form, isVoid };
    const written = (
      kind: 'tax_invoice' | 'credit_note',
      lines: readonly DocumentLine[],
      ofTotalMinor: number | null,
    ) => {
      serial += 1;
      const number = `N${kind === 'credit_note' ? 'C' : ''}/26-27/${String(serial).padStart(6, '0')}`;
      const { totalMinor } = documentTotals(lines);
      return lines.map((line) => buildSupply({ ...lineFacts(line), ...facts, kind, number, totalMinor, ofTotalMinor }));
    };
    return invoicesOf(order, rowsOf(order)).flatMap((invoice) => [
      ...written('tax_invoice', invoice, null),
      ...creditNotesOf(invoice, order).flatMap((note) =>
        written('credit_note', note, documentTotals(invoice).totalMinor),
      ),
    ]);
  });
}

const minorIn = (rows: readonly SpreadsheetCell[][], column: number) =>
  sum(rows, (row) => Math.round(Number(row[column]) * 100));

test('over random orders, part dispatches and returns the tables add up to the documents', () => {
  fc.assert(
    fc.property(sales, (sold) => {
      const supplies = suppliesOf(sold);
      const tables = outwardTables(supplies);
      const valid = supplies.filter((one) => !one.isVoid);
      const net = (of: (one: TaxedSupply) => number) =>
        sum(valid, (one) => (one.kind === 'credit_note' ? -1 : 1) * of(one));
      const listed =
        minorIn(rowsIn(tables, 'b2b'), 11) +
        minorIn(rowsIn(tables, 'b2cl'), 6) +
        minorIn(rowsIn(tables, 'b2cs'), 4) -
        minorIn(rowsIn(tables, 'cdnr'), 11) -
        minorIn(rowsIn(tables, 'cdnur'), 8);
      expect(listed).toBe(net((one) => one.taxableMinor));
      const numbers = [...rowsIn(tables, 'hsn(b2b)'), ...rowsIn(tables, 'hsn(b2c)')];
      expect(minorIn(numbers, 6)).toBe(net((one) => one.taxableMinor));
      expect(minorIn(numbers, 7)).toBe(net((one) => one.wholeMinor));
      expect(minorIn(numbers, 8)).toBe(net((one) => one.centralMinor));
      expect(minorIn(numbers, 9)).toBe(net((one) => one.stateMinor));
      const counted = rowsIn(tables, 'docs');
      expect(sum(counted, (row) => Number(row[3]))).toBe(new Set(supplies.map(({ number }) => number)).size);
    }),
    { numRuns: 300 },
  );
});
