import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { portalAccount, portalPublicKey, startFakeInvoicePortal } from '../../../tests/fakes/fake-invoice-portal.ts';
import { buildDocument } from '../../../tests/fixtures/documents.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { createQrKeys, findQrProblem, type GivenQr } from './check-signed-qr.server.ts';
import { buildInv01 } from './e-invoice.rule.ts';
import { createHttpPortal } from './http-portal.server.ts';

const invoice = buildInv01(buildDocument());
const fake = setUp(startFakeInvoicePortal);
let given: GivenQr;
beforeAll(async () => {
  given = await createHttpPortal({ url: fake.url, ...portalAccount }).register(invoice);
});

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreignKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const keysOf = (pem?: string) => createQrKeys({ forSite: () => pem })('nod');
const problem = (pem?: string, signedQr = given.signedQr) =>
  findQrProblem({ ...given, signedQr }, invoice, keysOf(pem));

test('a code is taken when one of the keys has signed it, and without keys as it is', () => {
  expect(problem()).toBeUndefined();
  expect(problem(portalPublicKey)).toBeUndefined();
  expect(problem(foreignKey + portalPublicKey)).toBeUndefined();
});

test('a code that somebody else has signed, or nobody, is refused', () => {
  const unsigned = `${given.signedQr.split('.').slice(0, 2).join('.')}.AAAA`;
  for (const [pem, code] of [
    [foreignKey, given.signedQr],
    [portalPublicKey, unsigned],
  ])
    expect(problem(pem, code)).toBe('The signature of the signed QR code is not the portal’s.');
});

test('a code of another invoice is refused, signed or not', () => {
  const other = buildInv01(buildDocument(undefined, { number: 'NM/26-27/000200' }));
  expect(findQrProblem(given, other, [])).toContain('not of INV NM/26-27/000200');
});
