import { expect, test } from 'vitest';
import { buildDocument, buildDocumentLine, buildTestDocumentHeader } from '../../../tests/fixtures/documents.ts';
import { contentText } from '../../../tests/rendering/content-text.ts';
import { tooWide } from '../../../tests/rendering/too-wide.ts';
import type { ContentTable } from '../../server/printing/paper.ts';
import type { DocumentHeader, DocumentLine } from '../documents.table.ts';
import { linesTable, ruledLayout, summaryTable, totalsTable } from './document-tables.server.ts';

const documentOf = (lines: readonly DocumentLine[], head: Partial<DocumentHeader> = {}) =>
  buildDocument(lines, { head: buildTestDocumentHeader(head) });

test('a line shows item, origin, lot, quantity, discount, tax by its parts and total', () => {
  const text = contentText(linesTable(documentOf([buildDocumentLine({ lots: 'L-118' })])));
  expect(text).toMatch(/^# Item HSN Qty Price, ₹ Taxable value, ₹ GST, ₹ Total, ₹/);
  expect(text).toContain('6205-2RS/C3 ZWZ · Deep groove ball · ZW-10623 Origin China · Lot L-118');
  expect(text).toContain('8482 10 20 10 NOS 100.00 172.41 less 42% 1,000.00');
  expect(text).toContain('CGST 9% 90.00 SGST 9% 90.00 1,180.00');
});

test('without discount, origin and lot a line says nothing of them', () => {
  const text = contentText(linesTable(documentOf([buildDocumentLine({ discountBp: 0, origin: '' })])));
  expect(text).not.toMatch(/less|Origin|Lot/);
});

test.each([
  ['integrated', 'GST', 'IGST 18%'],
  ['union_territory', 'GST', 'UTGST 9%'],
  ['none', 'GST', 'IGST 0%'],
  ['vat', 'VAT', 'VAT 18%'],
] as const)('the tax of a supply %s is named by its law', (taxForm, taxLabel, expected) => {
  const text = contentText(linesTable(documentOf([buildDocumentLine()], { taxForm, taxLabel })));
  expect(text).toContain(expected);
});

test.each([
  ['of 50 crore rupees', { unitMinor: 50_000_000_000, quantity: 1 }],
  ['of the largest price and quantity', { unitMinor: 90_071_992_547, quantity: 100_000 }],
  ['of a million rolls in crores', { unitMinor: 9_007_199_254, quantity: 1_000_000, unit: 'ROLLS' }],
])('no figure of a line %s runs over its neighbour', (_case, { unitMinor, ...of }) => {
  const taxableMinor = unitMinor * of.quantity;
  const taxMinor = Math.floor(taxableMinor / 11);
  const line = { ...of, unitMinor, listMinor: unitMinor, taxableMinor, centralMinor: taxMinor, stateMinor: taxMinor };
  const table = linesTable(documentOf([buildDocumentLine(line)], { taxForm: 'union_territory' }));
  expect(tooWide(table as ContentTable)).toEqual([]);
});

test('a Gulf document speaks of the HS code', () => {
  const gulf = documentOf([buildDocumentLine()], { country: 'AE', taxForm: 'vat' });
  expect(contentText(linesTable(gulf))).toContain('HS code');
  expect(contentText(summaryTable(gulf))).toMatch(/^HS code/);
});

test('the summary adds up the lines of one tariff number', () => {
  const grease = buildDocumentLine({ hsn: '34031900', taxableMinor: 50_00, centralMinor: 4_50, stateMinor: 4_50 });
  const text = contentText(summaryTable(documentOf([buildDocumentLine(), buildDocumentLine(), grease])));
  expect(text).toMatch(/8482 10 20 2,000\.00 9% 180\.00 9% 180\.00/);
  expect(text).toMatch(/3403 19 00 50\.00 9% 4\.50 9% 4\.50/);
});

test('the totals are those of the lines', () => {
  const text = contentText(totalsTable(documentOf([buildDocumentLine(), buildDocumentLine()])));
  expect(text).toBe('Taxable value 2,000.00 CGST 180.00 SGST 180.00 Total ₹ 2,360.00');
});

test('a ruled table has no vertical lines and a thicker line above and below', () => {
  const node = { table: { widths: ['*'] as const, body: [['a'], ['b']] } };
  const [top, inner, bottom] = [0, 1, 2].map((row) => Number(ruledLayout.hLineWidth?.(row, node)));
  expect(top).toBe(bottom);
  expect(top).toBeGreaterThan(inner ?? 0);
  expect(ruledLayout.vLineWidth?.(0, node)).toBe(0);
});

test.each([
  [
    'of India',
    {
      taxForm: 'state',
      ofInvoice: { number: 'NM/26-27/000118', issuedOn: '2026-11-11', valueMinor: 1, creditedMinor: 0 },
    },
  ],
  ['of an earlier version', { taxForm: 'vat', ofInvoice: { number: 'GD/2026/000012', issuedOn: '2026-11-11' } }],
] as const)('a credit note %s does not repeat the value of its invoice', (_case, head) => {
  expect(contentText(totalsTable(documentOf([buildDocumentLine()], head)))).toMatch(/^Taxable value 1,000.00/);
});

test('the first credit note of an invoice speaks of none before', () => {
  const ofInvoice = { number: 'GD/2026/000012', issuedOn: '2026-11-11', valueMinor: 4_000_00, creditedMinor: 0 };
  const text = contentText(totalsTable(documentOf([buildDocumentLine()], { taxForm: 'vat', ofInvoice })));
  expect(text).toMatch(/^Value on the tax invoice 4,000.00 Corrected value 3,000.00 Difference 1,000.00/);
});

test('a debit note under VAT adds to the value of its invoice', () => {
  const ofInvoice = { number: 'GD/2026/000012', issuedOn: '2026-11-11', valueMinor: 4_000_00, creditedMinor: -500_00 };
  const note = { ...documentOf([buildDocumentLine()], { taxForm: 'vat', ofInvoice }), kind: 'debit_note' as const };
  expect(contentText(totalsTable(note))).toMatch(
    /^Value on the tax invoice 4,000.00 Debited before 500.00 Corrected value 5,500.00 Difference 1,000.00/,
  );
});
