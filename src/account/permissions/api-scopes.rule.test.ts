import { expect, test } from 'vitest';
import { apiScopeNames, hasScope } from './api-scopes.rule.ts';

test.each([
  [['orders:read'], 'orders:read', true],
  [['orders:read'], 'orders:decide', false],
  [['orders:read', 'receipts:write'], 'receipts:write', true],
  [[], 'items:read', false],
] as const)('a token with %j may use %s: %s', (scopes, scope, allowed) => {
  expect(hasScope(scopes, scope)).toBe(allowed);
});

test('reading and writing are scopes of their own', () => {
  expect(apiScopeNames.every((name) => /^[a-z]+:(read|write|decide)$/.test(name))).toBe(true);
});
