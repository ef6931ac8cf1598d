import { expect, test } from 'vitest';
import { buildDocumentLine } from '../../../tests/fixtures/documents.ts';
import { type GivenInvoice, givenInvoiceProblem } from './given-invoice.rule.ts';

const expected = [
  { ...buildDocumentLine({ taxableMinor: 1000_00, centralMinor: 90_00, stateMinor: 90_00 }), orderLineNo: 1 },
  { ...buildDocumentLine({ taxableMinor: 33_33, centralMinor: 3_00, stateMinor: 3_00 }), orderLineNo: 4 },
];
const right: GivenInvoice = {
  number: 'ERP/26-27/000117',
  issuedOn: '2026-11-20',
  lines: [
    { lineNo: 4, taxableMinor: 33_33, taxMinor: 6_00 },
    { lineNo: 1, taxableMinor: 1000_00, taxMinor: 180_00 },
  ],
  subtotalMinor: 1033_33,
  taxMinor: 186_00,
  totalMinor: 1219_33,
};
const [second, first] = right.lines as [GivenInvoice['lines'][number], GivenInvoice['lines'][number]];
const facts = { country: 'IN' as const, today: '2026-11-21', orderedOn: '2026-11-01' };

test('an invoice that says what the order says is taken, in any order of lines', () => {
  expect(givenInvoiceProblem(right, expected, facts)).toBeUndefined();
});

test.each<[string, Partial<GivenInvoice>, string]>([
  ['of 17 characters', { number: 'ERP/26-27/0000117' }, 'at most 16 letters'],
  ['with a blank', { number: 'ERP 117' }, 'at most 16 letters'],
  ['of tomorrow', { issuedOn: '2026-11-22' }, 'dated in the future'],
  ['of before the order', { issuedOn: '2026-10-31' }, 'dated before the order, which is of 2026-11-01'],
  ['without a line', { lines: [first] }, 'The goods are of the lines 1, 4, the invoice has the lines 1.'],
  ['with a line twice', { lines: [first, first, second] }, 'the invoice has the lines 1, 1, 4.'],
  [
    'a paisa of tax too much',
    { lines: [second, { ...first, taxMinor: 180_01 }] },
    'Line 1 is taxable_minor 100000 and tax_minor 18000.',
  ],
  [
    'at another price',
    { lines: [{ ...second, taxableMinor: 33_32 }, first] },
    'Line 4 is taxable_minor 3333 and tax_minor 600.',
  ],
  [
    'rounded to the rupee',
    { totalMinor: 1219_00 },
    'The totals are subtotal_minor 103333, tax_minor 18600 and total_minor 121933.',
  ],
  ['with another tax in total', { taxMinor: 186_01 }, 'The totals are'],
  ['with another subtotal', { subtotalMinor: 1033_34 }, 'The totals are'],
])('an invoice %s is refused', (_case, change, sentence) => {
  expect(givenInvoiceProblem({ ...right, ...change }, expected, facts)).toContain(sentence);
});

test('an invoice of long ago is refused, and numbers are longer outside India', () => {
  const later = { ...facts, today: '2026-12-21' };
  expect(givenInvoiceProblem(right, expected, later)).toBe('Invoice ERP/26-27/000117 is older than 30 days.');
  expect(givenInvoiceProblem(right, expected, { ...later, today: '2026-12-20' })).toBeUndefined();
  const gulf = { ...facts, country: 'AE' as const };
  expect(givenInvoiceProblem({ ...right, number: 'GWD-INVOICE-2026-0000000001' }, expected, gulf)).toBeUndefined();
  expect(givenInvoiceProblem({ ...right, number: 'N'.repeat(31) }, expected, gulf)).toContain('at most 30 letters');
});
