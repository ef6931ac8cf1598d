import { expect, test } from 'vitest';
import { readPortalReply } from './portal-reply.rule.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const qrOf = (DocNo: string) => {
  const data = { SellerGstin: '27AAACZ1234F1ZL', DocNo, DocTyp: 'INV', TotInvVal: 1, Irn: 'a' };
  return `${part({ alg: 'RS256' })}.${part({ data: JSON.stringify(data) })}.c2ln`;
};
const entry = (number: string) => ({
  AckNo: 112610000000001,
  AckDt: '2026-11-21 18:25:00',
  Irn: `irn of ${number}`,
  SignedQRCode: qrOf(number),
});
const registration = {
  irn: 'irn of NM/1',
  ackNo: '112610000000001',
  ackAt: '2026-11-21 18:25:00',
  signedQr: qrOf('NM/1'),
};

test.each([
  ['one invoice', entry('NM/1')],
  ['a list of many', [entry('NM/2'), entry('NM/1')]],
  ['the answer of a provider', { success: true, result: entry('NM/1') }],
  ['a list in an object', { Data: { invoices: [entry('NM/3'), entry('NM/1')] } }],
])('the registration of a document is found in %s', (_case, reply) => {
  expect(readPortalReply(JSON.stringify(reply), 'NM/1')).toEqual(registration);
});

test.each([
  ['another document', JSON.stringify(entry('NM/2'))],
  ['no JSON', 'IRN;AckNo'],
  ['a number', '7'],
  ['an entry without a code', JSON.stringify({ Irn: 'a', AckNo: 1 })],
  ['an entry too deep', JSON.stringify([[[[[[entry('NM/1')]]]]]])],
])('a file with %s has none', (_case, content) => {
  expect(readPortalReply(content, 'NM/1')).toBeUndefined();
});
