import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption.server.ts';

const secret = 'a secret of this store, long enough to encrypt';
const otp = { code: '482913' };

test('an OTP in the outbox can be read with the secret of the store only', () => {
  const encrypted = encrypt(secret, 'outbox', otp);
  expect(decrypt(secret, 'outbox', encrypted)).toEqual(otp);
  expect(decrypt('the secret of another store', 'outbox', encrypted)).toBeUndefined();
  expect(decrypt(secret, 'staff', encrypted)).toBeUndefined();
  expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain(otp.code);
});

test('the same OTP never looks the same twice', () => {
  expect(encrypt(secret, 'outbox', otp)).not.toBe(encrypt(secret, 'outbox', otp));
});

test('a changed or shortened text cannot be read', () => {
  const bytes = Buffer.from(encrypt(secret, 'outbox', otp), 'base64url');
  const changedAt = (index: number) =>
    Buffer.from(bytes.map((byte, at) => (at === index ? byte ^ 1 : byte))).toString('base64url');
  for (const index of bytes.keys()) expect(decrypt(secret, 'outbox', changedAt(index))).toBeUndefined();
  for (const length of [0, 5, 20, bytes.length - 1])
    expect(decrypt(secret, 'outbox', bytes.subarray(0, length).toString('base64url'))).toBeUndefined();
});
