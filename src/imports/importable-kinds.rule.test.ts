import { expect, test } from 'vitest';
import { importableKinds } from './importable-kinds.rule.ts';

test.each([
  [['catalogue'], ['items', 'stock', 'prices', 'pictures']],
  [['accounts'], ['customers', 'bills']],
  [
    ['catalogue', 'accounts'],
    ['items', 'stock', 'prices', 'customers', 'bills', 'pictures'],
  ],
  [['sales'], []],
])('staff with the roles %j import %j', (roles, kinds) => {
  expect(importableKinds(roles)).toEqual(kinds);
});
