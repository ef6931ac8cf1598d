import { expect, test } from 'vitest';
import { seal, unseal } from './seal.server.ts';

const secret = 'a secret of this store, long enough to seal';
const otp = { code: '482913' };

test('an OTP in the outbox can be read with the secret of the store only', () => {
  const sealed = seal(secret, otp);
  expect(unseal(secret, sealed)).toEqual(otp);
  expect(unseal('the secret of another store', sealed)).toBeUndefined();
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(otp.code);
});

test('the same OTP never looks the same twice', () => {
  expect(seal(secret, otp)).not.toBe(seal(secret, otp));
});

test('a changed or shortened seal cannot be read', () => {
  const bytes = Buffer.from(seal(secret, otp), 'base64url');
  const changedAt = (index: number) =>
    Buffer.from(bytes.map((byte, at) => (at === index ? byte ^ 1 : byte))).toString('base64url');
  for (const index of bytes.keys()) expect(unseal(secret, changedAt(index))).toBeUndefined();
  expect(unseal(secret, bytes.subarray(0, -1).toString('base64url'))).toBeUndefined();
});
