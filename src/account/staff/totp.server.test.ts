import { expect, test } from 'vitest';
import { currentTotpCode, generateTotpSecret, matchTotpStep, totpUri } from './totp.server.ts';

// RFC 6238, appendix B: the secret '12345678901234567890', the last six digits for SHA-1.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('the code at %i seconds is %s, as in RFC 6238', (seconds, code) => {
  expect(currentTotpCode(secret, at(seconds))).toBe(code);
});

test('a code counts half a minute early and late, but not longer', () => {
  const matches = (seconds: number) => matchTotpStep(secret, '287082', at(seconds));
  expect([30, 59, 60, 89].map(matches)).toEqual([1, 1, 1, 1]);
  expect(matches(0)).toBe(1);
  expect(matches(90)).toBeUndefined();
  expect(matchTotpStep(secret, '', at(59))).toBeUndefined();
  expect(matchTotpStep(secret, 'abcdef', at(59))).toBeUndefined();
});

test('every person has a secret of 160 bits, which the authenticator app reads with the name of the desk', () => {
  const own = generateTotpSecret();
  expect(own).toMatch(/^[A-Z2-7]{32}$/);
  expect(generateTotpSecret()).not.toBe(own);
  expect(totpUri(own, 'asha@mill.example')).toContain(
    `otpauth://totp/Raceway%20desk:asha%40mill.example?issuer=Raceway%20desk&secret=${own}`,
  );
});
