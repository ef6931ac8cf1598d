import { expect, test } from 'vitest';
import { buildDocument, buildDocumentLine, buildTestDocumentHeader } from '../../../tests/fixtures/documents.ts';
import { declarations } from '../documents/declarations.rule.ts';
import { buildInv01, isServiceCode, supplyType } from './e-invoice.rule.ts';
import { inv01Problems } from './e-invoice-problems.rule.ts';

test('a tax invoice within a state says what is printed on it', () => {
  const invoice = buildInv01(buildDocument());
  expect(invoice).toMatchObject({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: 'INV', No: 'NM/26-27/000118', Dt: '11/11/2026' },
    SellerDtls: { Gstin: '27AAACZ1234F1ZL', Loc: 'Mumbai', Pin: 400003, Stcd: '27', Ph: '912255500169' },
    BuyerDtls: { Gstin: '27AAACW1938G1ZB', LglNm: 'Western Gear & Pump', Pos: '27', Pin: 410501, Stcd: '27' },
    ValDtls: { AssVal: 1000, CgstVal: 90, SgstVal: 90, IgstVal: 0, TotInvVal: 1180 },
  });
  expect(invoice.ItemList).toEqual([
    {
      SlNo: '1',
      PrdDesc: 'ZWZ 6205-2RS/C3',
      IsServc: 'N',
      HsnCd: '84821020',
      Qty: 10,
      Unit: 'NOS',
      UnitPrice: 172.41,
      TotAmt: 1724.1,
      Discount: 724.1,
      AssAmt: 1000,
      GstRt: 18,
      CgstAmt: 90,
      SgstAmt: 90,
      IgstAmt: 0,
      TotItemVal: 1180,
    },
  ]);
  expect(invoice).not.toHaveProperty('ShipDtls');
  expect(invoice).not.toHaveProperty('RefDtls');
  expect(inv01Problems(invoice)).toEqual([]);
});

test('a price above the list has no discount', () => {
  const [item] = buildInv01(buildDocument([buildDocumentLine({ listMinor: 90_00 })])).ItemList;
  expect(item).toMatchObject({ UnitPrice: 100, TotAmt: 1000, Discount: 0 });
});

test('a credit note names the invoice that it takes back', () => {
  const head = buildTestDocumentHeader({ ofInvoice: { number: 'NM/26-27/000118', issuedOn: '2026-11-11' } });
  const note = buildInv01(buildDocument(undefined, { kind: 'credit_note', number: 'NMC/26-27/000003', head }));
  expect(note.DocDtls).toMatchObject({ Typ: 'CRN', No: 'NMC/26-27/000003' });
  expect(note.RefDtls).toEqual({ PrecDocDtls: [{ InvNo: 'NM/26-27/000118', InvDt: '11/11/2026' }] });
  expect(inv01Problems(note)).toEqual([]);
});

test('goods that go elsewhere name the place', () => {
  const deliverTo = { ...buildTestDocumentHeader().billTo, taxNumber: '', line: 'Gate 3', pincode: '382445' };
  const head = buildTestDocumentHeader({ deliverTo: { ...deliverTo, city: '', region: 'Gujarat' } });
  const invoice = buildInv01(buildDocument(undefined, { head }));
  expect(invoice.ShipDtls).toEqual({
    LglNm: 'Western Gear & Pump',
    Addr1: 'Gate 3',
    Loc: 'Gujarat',
    Pin: 382445,
    Stcd: '24',
  });
  expect(inv01Problems(invoice)).toEqual([]);
});

test.each([
  ['sez_lut', 'none', 'SEZWOP', 0],
  ['sez_with_payment', 'integrated', 'SEZWP', 18],
  ['regular', 'integrated', 'B2B', 18],
] as const)('a buyer of kind %s with tax %s is %s at %s %%', (buyerKind, taxForm, expected, rate) => {
  const head = buildTestDocumentHeader({ taxForm, declarations: declarations({ country: 'IN', buyerKind }) });
  expect(supplyType(head)).toBe(expected);
  const line = buildDocumentLine({ centralMinor: 0, stateMinor: 0, wholeMinor: taxForm === 'none' ? 0 : 180_00 });
  expect(buildInv01(buildDocument([line], { head })).ItemList[0]?.GstRt).toBe(rate);
});

test.each([
  ['84821020', false],
  ['996511', true],
])('%s is the code of a service: %s', (hsn, expected) => expect(isServiceCode(hsn)).toBe(expected));

test('a phone number or mail address that the portal does not take is left out', () => {
  const head = buildTestDocumentHeader({ sellerPhone: '+91 22 5550 0169 ext 12', sellerEmail: 'a@b.c' });
  const { SellerDtls } = buildInv01(buildDocument(undefined, { head }));
  expect(Object.keys(SellerDtls)).toEqual(['Gstin', 'LglNm', 'Addr1', 'Loc', 'Pin', 'Stcd']);
});
