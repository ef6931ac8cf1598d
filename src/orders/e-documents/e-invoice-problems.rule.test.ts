import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDocument, buildDocumentLine, buildTestDocumentHeader } from '../../../tests/fixtures/documents.ts';
import { lineTax } from '../../catalogue/pricing/tax.rule.ts';
import { splitTax } from '../documents/tax-parts.rule.ts';
import { buildInv01 } from './e-invoice.rule.ts';
import { inv01Problems } from './e-invoice-problems.rule.ts';
import type { Inv01 } from './e-invoice-schema.data.ts';

const changes: [name: string, change: (invoice: Inv01) => void, problem: string][] = [
  ['no PIN code', ({ BuyerDtls }) => (BuyerDtls.Pin = 0), 'The buyer: the PIN code has six digits.'],
  [
    'a PIN code that is no number',
    ({ SellerDtls }) => (SellerDtls.Pin = Number.NaN),
    'The seller: the PIN code has six digits.',
  ],
  ['a short name', ({ BuyerDtls }) => (BuyerDtls.LglNm = 'AB'), 'The buyer: the name needs at least 3 characters.'],
  [
    'a double quote',
    ({ BuyerDtls }) => (BuyerDtls.Addr1 = 'Shed "4"'),
    'The buyer: the address has a double quote or a backslash.',
  ],
  ['no city', ({ SellerDtls }) => (SellerDtls.Loc = ''), 'The seller: the city needs at least 3 characters.'],
  [
    'a number with a small letter',
    ({ DocDtls }) => (DocDtls.No = 'nm/1'),
    'The document: a number has at most 16 letters, digits, dashes and slashes.',
  ],
  [
    'a tariff number of five digits',
    ({ ItemList }) => (item(ItemList).HsnCd = '84821'),
    'Line 1: the tariff number (HSN) has 4, 6 or 8 digits.',
  ],
  ['a GSTIN of another state', ({ BuyerDtls }) => (BuyerDtls.Stcd = '29'), 'The buyer: the GSTIN is of another state.'],
  ['a place of supply elsewhere', ({ BuyerDtls }) => (BuyerDtls.Pos = '29'), 'CGST and SGST across states.'],
  [
    'the seller’s own GSTIN',
    ({ BuyerDtls, SellerDtls }) => (BuyerDtls.Gstin = SellerDtls.Gstin),
    'The buyer: the GSTIN is the seller’s own.',
  ],
  [
    'IGST within a state',
    ({ ItemList, ValDtls }) => {
      Object.assign(item(ItemList), { CgstAmt: 0, SgstAmt: 0, IgstAmt: 180 });
      Object.assign(ValDtls, { CgstVal: 0, SgstVal: 0, IgstVal: 180 });
    },
    'IGST within a state.',
  ],
  ['a wrong line', ({ ItemList }) => (item(ItemList).Discount = 1), 'Line 1: the amounts do not add up.'],
  [
    'a line with too little tax',
    ({ ItemList, ValDtls }) => {
      Object.assign(item(ItemList), { CgstAmt: 80, SgstAmt: 80, TotItemVal: 1160 });
      Object.assign(ValDtls, { CgstVal: 80, SgstVal: 80, TotInvVal: 1160 });
    },
    'Line 1: the amounts do not add up.',
  ],
  [
    'a wrong total',
    ({ ValDtls }) => (ValDtls.TotInvVal = 1180.01),
    'The totals: they differ from the sums of the lines.',
  ],
  [
    'no line',
    ({ ItemList, ValDtls }) => {
      ItemList.length = 0;
      Object.assign(ValDtls, { AssVal: 0, CgstVal: 0, SgstVal: 0, IgstVal: 0, TotInvVal: 0 });
    },
    'The e-invoice: there is no line.',
  ],
];
const item = ([first]: Inv01['ItemList']) => first as Inv01['ItemList'][number];

test.each(changes)('%s is told', (_name, change, problem) => {
  const invoice = buildInv01(buildDocument());
  change(invoice);
  expect(inv01Problems(invoice)).toContain(problem);
});

test('a field that the schema does not have is told', () => {
  expect(inv01Problems({ ...buildInv01(buildDocument()), Extra: 1 } as Inv01)).toHaveLength(1);
});

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 100_000 }),
    unitMinor: fc.integer({ min: 1, max: 30_000_00 }),
    above: fc.nat(10_000_00),
    taxBp: fc.constantFrom(5_00, 12_00, 18_00, 28_00),
  }),
  { minLength: 1, maxLength: 8 },
);

test('every document whose lines are taxed by our rule can be sent', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom('state' as const, 'integrated' as const, 'none' as const), (rows, taxForm) => {
      const document = buildDocument(
        rows.map(({ quantity, unitMinor, above, taxBp }, index) => {
          const taxableMinor = quantity * unitMinor;
          const tax = splitTax(lineTax(taxableMinor, taxBp, taxForm), taxForm);
          return buildDocumentLine({
            lineNo: index + 1,
            quantity,
            unitMinor,
            listMinor: unitMinor + above,
            taxBp,
            taxableMinor,
            ...tax,
          });
        }),
        { head: buildTestDocumentHeader({ taxForm, ...(taxForm !== 'state' && { placeOfSupply: 'Gujarat (24)' }) }) },
      );
      expect(inv01Problems(buildInv01(document))).toEqual([]);
    }),
  );
});
