import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findSecretWeakness } from './weak-secret.server.ts';

test.each([
  ['short', 'has fewer than 32 characters'],
  ['a'.repeat(40), 'repeats itself'],
  ['k7Qm2x'.repeat(7), 'repeats itself'],
  ['aabbccddaabbccdeaabbccddaabbccde', 'repeats itself'],
  ['0010110101110010101011010010110101011', 'has fewer than 8 different characters'],
  ['change-me-please-7f3A9c2E5b8D1046', 'looks like an example'],
  ['p4ssw0rd-s3cr3t-K9xQ2mZ7vB5nR8tW', 'looks like an example'],
  ['K9x12345678QmZ7vB5nR8tWy4uC6aE0pL', 'counts up'],
  ['correct horse battery staple again', 'reads like words'],
  ['Correct-Horse-Battery-Staple-Again', 'reads like words'],
  ['correcthorsebatterystapleinthebarn', 'reads like words'],
])("'%s' is weak: %s", (key, reason) => {
  expect(findSecretWeakness(key)).toMatch(new RegExp(`^SECRET_KEY ${reason}.*: make one with`));
});

test.each(['hex', 'base64', 'base64url'] as const)('a random key in %s is strong', (encoding) => {
  const keys = Array.from({ length: 300 }, (_, seed) => createHash('sha256').update(String(seed)).digest(encoding));
  expect(keys.filter((key) => findSecretWeakness(key) !== undefined)).toEqual([]);
});
