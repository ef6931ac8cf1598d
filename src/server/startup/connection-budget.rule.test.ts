import { expect, test } from 'vitest';
import { budgetOf, leastFor } from './connection-budget.rule.ts';

const chosen = (count: number) => ({ count, mayBeFewer: false });
const byCores = (count: number) => ({ count, mayBeFewer: true });

test.each([
  [
    'one process has 28, and 16 for imports and exports',
    chosen(1),
    97,
    { workers: 1, visitors: 16, long: 6, total: 44 },
  ],
  ['and no more on a larger server', chosen(1), 1000, { workers: 1, visitors: 16, long: 6, total: 44 }],
  ['so has each of three', chosen(3), 97, { workers: 3, visitors: 16, long: 5, total: 97 }],
  ['four share what there is', chosen(4), 97, { workers: 4, visitors: 11, long: 3, total: 96 }],
  ['six have little more than the least', chosen(6), 97, { workers: 6, visitors: 5, long: 2, total: 94 }],
  ['seven have too few', chosen(7), 97, undefined],
  ['where nobody chose, as many start as can work', byCores(16), 97, { workers: 6, visitors: 5, long: 2, total: 94 }],
  ['a server for a single worker', byCores(16), leastFor(1), { workers: 1, visitors: 4, long: 2, total: 28 }],
  ['a server for none', byCores(16), leastFor(1) - 1, undefined],
])('%s', (_, wanted, allowed, budget) => {
  expect(budgetOf(wanted, allowed)).toEqual(budget);
});
