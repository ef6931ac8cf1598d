import { expect, test } from 'vitest';
import { declarations } from '../documents/declarations.rule.ts';
import { invoiceType, largeInvoiceMinor, outwardTable, placeOfSupplyText, returnDay } from './outward-supply.rule.ts';

const gstin = '27AAACW1938G1ZB';
const [small, large] = [largeInvoiceMinor, largeInvoiceMinor + 1];

test.each([
  ['tax_invoice', gstin, 'state', small, null, false, 'b2b'],
  ['tax_invoice', gstin, 'none', large, null, false, 'b2b'],
  ['credit_note', gstin, 'integrated', small, large, false, 'cdnr'],
  ['tax_invoice', '', 'state', large, null, false, 'b2cs'],
  ['tax_invoice', '', 'union_territory', large, null, false, 'b2cs'],
  ['tax_invoice', '', 'integrated', small, null, false, 'b2cs'],
  ['tax_invoice', '', 'integrated', large, null, false, 'b2cl'],
  ['credit_note', '', 'integrated', 1, large, false, 'cdnur'],
  ['credit_note', '', 'integrated', 1, small, false, 'b2cs'],
  ['credit_note', '', 'state', 1, large, false, 'b2cs'],
  ['tax_invoice', gstin, 'state', small, null, true, 'void'],
] as const)(
  'a %s to %j taxed %s of %s (its invoice %s, void: %s) is in %s',
  (kind, buyerTaxNumber, taxForm, totalMinor, ofTotalMinor, isVoid, table) => {
    expect(outwardTable({ kind, buyerTaxNumber, taxForm, totalMinor, ofTotalMinor, isVoid })).toBe(table);
  },
);

test.each([
  ['regular', 'state', 'Regular B2B'],
  ['sez_with_payment', 'integrated', 'SEZ supplies with payment'],
  ['sez_lut', 'none', 'SEZ supplies without payment'],
] as const)('an invoice to a buyer of kind %s is of type %3$s', (buyerKind, taxForm, type) => {
  const [declaration = ''] = declarations({ country: 'IN', buyerKind });
  expect(invoiceType({ taxForm, declaration })).toBe(type);
});

test('places and days are written as the tax office writes them', () => {
  expect(placeOfSupplyText('Jammu and Kashmir (01)')).toBe('01-Jammu and Kashmir');
  expect(returnDay('2026-11-05')).toBe('05-Nov-2026');
});
