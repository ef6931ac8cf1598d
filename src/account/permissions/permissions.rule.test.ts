import { expect, test } from 'vitest';
import { type CallerKind, type Capability, callerKinds, can, permissions } from './permissions.rule.ts';

const table: [capability: Capability, allowed: CallerKind[]][] = [
  ['browse', ['visitor', 'unverified', 'pending', 'approval', 'active', 'overdue']],
  ['keep-wishlist', ['unverified', 'pending', 'approval', 'active', 'overdue']],
  ['send-rfi', ['pending', 'approval', 'active', 'overdue']],
  ['see-prices', ['active', 'overdue']],
  ['fill-cart', ['visitor', 'active', 'overdue']],
  ['add-to-cart', ['active', 'overdue']],
  ['see-cart-prices', ['approval', 'active', 'overdue']],
  ['order', ['approval', 'active', 'overdue']],
  ['pay-on-credit', ['active']],
  ['pay-online', ['active', 'overdue']],
  ['pay-by-transfer', ['approval']],
  ['pay-by-agreed-transfer', ['active']],
  ['edit-profile', ['pending', 'approval']],
];

test.each(table)('%s is open to %j callers only', (capability, allowed) => {
  expect(callerKinds.filter((kind) => can(kind, capability))).toEqual(allowed);
});

test('a caller without an account is a visitor', () => {
  expect([can(undefined, 'browse'), can(undefined, 'keep-wishlist')]).toEqual([true, false]);
});

// A call knows what staff decided about its caller, not whether an invoice is overdue.
test('an overdue account differs from an Active one only in how it pays', () => {
  const capabilities = Object.keys(permissions) as Capability[];
  const differing = capabilities.filter((capability) => can('active', capability) !== can('overdue', capability));
  expect(differing).toEqual(['pay-on-credit', 'pay-by-agreed-transfer']);
});
