import { expect, test } from 'vitest';
import { type Capability, can } from './permissions.rule.ts';
import { type Standing, standings } from './standing.rule.ts';

const table: [capability: Capability, allowed: Standing[]][] = [
  ['see-prices', ['active', 'overdue']],
  ['add-to-cart', ['active', 'overdue']],
  ['see-cart-prices', ['approval', 'active', 'overdue']],
  ['order', ['approval', 'active', 'overdue']],
  ['pay-on-credit', ['active']],
  ['pay-online', ['active', 'overdue']],
  ['pay-by-transfer', ['approval']],
  ['pay-by-agreed-transfer', ['active']],
  ['edit-profile', ['pending', 'approval']],
];

test.each(table)('%s is open to %j accounts only', (capability, allowed) => {
  expect(standings.filter((standing) => can(standing, capability))).toEqual(allowed);
  expect(can(undefined, capability)).toBe(false);
});

// A call knows what staff decided about its caller, not whether an invoice is overdue.
test('an overdue account differs from an Active one only in how it pays', () => {
  const differing = table.filter(([capability]) => can('active', capability) !== can('overdue', capability));
  expect(differing.map(([capability]) => capability)).toEqual(['pay-on-credit', 'pay-by-agreed-transfer']);
});
