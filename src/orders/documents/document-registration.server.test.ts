import { expect, test } from 'vitest';
import { buildDocument, printedOf } from '../../../tests/fixtures/documents.ts';
import { registrationBox } from './document-registration.server.ts';
import { print } from './print-documents.server.ts';

const registration = {
  irn: 'f'.repeat(64),
  ackNo: '112610000000001',
  ackAt: '2026-11-21T12:55:00Z',
  signedQr: 'header.payload.signature',
  cancelledAt: null,
};
const boxOf = (change: Partial<typeof registration> | { cancelledAt: string }) =>
  JSON.stringify(registrationBox(buildDocument(undefined, { registration: { ...registration, ...change } })));

test('a registered document has its IRN, acknowledgement and signed QR code', () => {
  const box = boxOf({});
  for (const part of [registration.irn, '112610000000001', '21 Nov 2026, 18:25', '"qr":"header.payload.signature"'])
    expect(box).toContain(part);
  expect(box).not.toContain('Cancelled');
});

test('without a code, and once it is cancelled, there is none', () => {
  expect(boxOf({ signedQr: '' })).not.toContain('"qr"');
  const cancelled = boxOf({ cancelledAt: '2026-11-21T13:35:00Z' });
  expect(cancelled).not.toContain('"qr"');
  expect(cancelled).toContain('21 Nov 2026, 19:05');
});

test('a document that is not registered has no box', () => {
  expect(registrationBox(buildDocument())).toEqual([]);
});

test('a signed code as long as the portal’s can be printed', async () => {
  const signedQr = Array.from({ length: 3 }, () => 'eyJhbGciOiJSUzI1NiIs'.repeat(17)).join('.');
  const document = buildDocument(undefined, { registration: { ...registration, signedQr } });
  const plain = await print(printedOf(buildDocument()));
  expect((await print(printedOf(document))).length).toBeGreaterThan(plain.length);
});
