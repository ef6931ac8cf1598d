import { expect, test } from 'vitest';
import { areHashesEqual, generateOtp, hashOtp } from './otp-code.server.ts';

const key = { site: 'nod' as const, purpose: 'password' as const, receiver: 'buyer@mill.example', userId: 1 };
const secret = 'a secret of this store';
const stored = hashOtp(secret, key, '012345');

test('an OTP has six digits, leading zeros included', () => {
  const codes = Array.from({ length: 200 }, generateOtp);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(190);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('an OTP is right for its receiver, user, purpose and site only', () => {
  expect(areHashesEqual(stored, hashOtp(secret, key, '012345'))).toBe(true);
  for (const over of [
    { site: 'zwz' as const },
    { purpose: 'mobile' as const },
    { receiver: 'x@mill.example' },
    { userId: 2 },
  ])
    expect(areHashesEqual(stored, hashOtp(secret, { ...key, ...over }, '012345'))).toBe(false);
});

test('a wrong OTP and one of another store are not right', () => {
  expect(areHashesEqual(stored, hashOtp(secret, key, '012346'))).toBe(false);
  expect(areHashesEqual(stored, hashOtp('the secret of another store', key, '012345'))).toBe(false);
});

test('hashes of different lengths are not equal', () => {
  expect(areHashesEqual(stored, stored.subarray(1))).toBe(false);
});
