import { expect, test } from 'vitest';
import { budgetOf, leastFor } from './connection-budget.rule.ts';

const chosen = (count: number) => ({ count, mayBeFewer: false });
const byCores = (count: number) => ({ count, mayBeFewer: true });

test.each([
  ['one process has 28, and 12 for imports', chosen(1), 97, { workers: 1, visitors: 16, long: 6, total: 40 }],
  ['and no more on a larger server', chosen(1), 1000, { workers: 1, visitors: 16, long: 6, total: 40 }],
  ['so has each of three', chosen(3), 97, { workers: 3, visitors: 16, long: 6, total: 96 }],
  ['four share what there is', chosen(4), 97, { workers: 4, visitors: 11, long: 4, total: 96 }],
  ['seven have the least', chosen(7), 97, { workers: 7, visitors: 4, long: 2, total: 96 }],
  ['eight have too few', chosen(8), 97, undefined],
  ['where nobody chose, as many start as can work', byCores(16), 97, { workers: 7, visitors: 4, long: 2, total: 96 }],
  ['a server for a single worker', byCores(16), leastFor(1), { workers: 1, visitors: 4, long: 2, total: 24 }],
  ['a server for none', byCores(16), leastFor(1) - 1, undefined],
])('%s', (_, wanted, allowed, budget) => {
  expect(budgetOf(wanted, allowed)).toEqual(budget);
});
