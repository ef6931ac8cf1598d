import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './password-hash.server.ts';

test('only the right password matches', async () => {
  const stored = await hashPassword('secret#1');
  expect(await passwordMatches(stored, 'secret#1', { address: '192.0.2.1' })).toBe(true);
  expect(await passwordMatches(stored, 'Secret#1', { address: '192.0.2.1' })).toBe(false);
});

test('a password is stored salted, as argon2id with 19 MiB and two passes', async () => {
  const stored = await hashPassword('secret#1');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('secret#1')).not.toBe(stored);
});

test('without an account no password matches, not even the one that is compared instead', async () => {
  expect(await passwordMatches(undefined, 'nobody has this password', { address: '192.0.2.1' })).toBe(false);
});
