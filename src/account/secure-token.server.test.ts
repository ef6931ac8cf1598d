import { expect, test } from 'vitest';
import { generateToken, hashToken } from './secure-token.server.ts';

test('a token has 256 random bits and fits into a link', () => {
  const tokens = Array.from({ length: 100 }, generateToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

test('a token is stored as its SHA-256, by which it is found again', () => {
  expect(hashToken('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
