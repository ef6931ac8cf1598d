import { expect, test } from 'vitest';
import { buildDocument } from '../../../tests/fixtures/documents.ts';
import { buildInv01 } from './e-invoice.rule.ts';
import { readSignedQr, signedQrProblem } from './signed-qr.rule.ts';

const invoice = buildInv01(buildDocument());
const irn = 'a1'.repeat(32);
const content = {
  SellerGstin: invoice.SellerDtls.Gstin,
  BuyerGstin: invoice.BuyerDtls.Gstin,
  DocNo: invoice.DocDtls.No,
  DocTyp: 'INV',
  TotInvVal: invoice.ValDtls.TotInvVal,
  Irn: irn,
  MainHsnCode: '84821020',
};
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (changes: object = {}, alg = 'RS256') =>
  `${part({ alg })}.${part({ data: JSON.stringify({ ...content, ...changes }), iss: 'NIC' })}.c2lnbmF0dXJl`;

test('the code of this invoice is taken', () => {
  expect(readSignedQr(token())).toMatchObject(content);
  expect(signedQrProblem(token(), irn, invoice)).toBeUndefined();
  expect(signedQrProblem(`${part({ alg: 'RS256' })}.${part({ data: content })}.c2ln`, irn, invoice)).toBeUndefined();
});

test.each([
  ['another number', { DocNo: 'NM/26-27/000119' }, 'is of INV NM/26-27/000119, not of INV NM/26-27/000118'],
  ['a credit note', { DocTyp: 'CRN' }, 'is of CRN'],
  ['another seller', { SellerGstin: '07AAACZ1234F1ZN' }, 'of the seller 07AAACZ1234F1ZN'],
  ['a paisa more', { TotInvVal: invoice.ValDtls.TotInvVal + 0.01 }, 'says 1180.01, the document 1180.00'],
  ['another IRN', { Irn: 'b2'.repeat(32) }, 'names another IRN'],
])('the code of %s is refused', (_case, changes, sentence) => {
  expect(signedQrProblem(token(changes), irn, invoice)).toContain(sentence);
});

test.each([
  ['a text', 'signed'],
  ['a token that is not signed with RS256', token({}, 'none')],
  ['a token of other content', `${part({ alg: 'RS256' })}.${part({ sub: 'me' })}.c2ln`],
  ['a token that is no JSON', `${part({ alg: 'RS256' })}.AAAA.c2ln`],
  ['parts that cannot be decoded', 'a.b.c'],
  ['an amount as text', token({ TotInvVal: '1180.00' })],
])('%s is no code of the portal', (_case, text) => {
  expect(signedQrProblem(text, irn, invoice)).toContain('is not one of the portal');
});
