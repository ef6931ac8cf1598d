import { expect, test } from 'vitest';
import { isSignedWith, signatureOf } from './signature.server.ts';

const good = signatureOf('secret', 'order_1|pay_1');

test('a signature is the HMAC-SHA256 in hex', () => {
  expect(signatureOf('key', 'The quick brown fox jumps over the lazy dog')).toBe(
    'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
  );
});

test.each([
  ['as it was made', good, true],
  ['in upper case', good.toUpperCase(), false],
  ['cut short', good.slice(0, -1), false],
  ['with something behind it', `${good} `, false],
  ['with one figure changed', good.replace(/.$/, (last) => (last === '0' ? '1' : '0')), false],
  ['of letters that take more than a byte', 'é'.repeat(32), false],
  ['empty', '', false],
])('a signature %s', (_, given, holds) => {
  expect(isSignedWith('secret', 'order_1|pay_1', given)).toBe(holds);
});

test('bytes are signed unchanged, whether text or not', () => {
  const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0xff]);
  expect(isSignedWith('secret', bytes, signatureOf('secret', bytes))).toBe(true);
  expect(isSignedWith('secret', bytes.toString(), signatureOf('secret', bytes))).toBe(false);
});

test('without a secret no signature is valid', () => {
  expect(isSignedWith('', 'order_1|pay_1', signatureOf('', 'order_1|pay_1'))).toBe(false);
});
