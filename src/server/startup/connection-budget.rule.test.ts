import { expect, test } from 'vitest';
import { budgetOf, leastPerWorker } from './connection-budget.rule.ts';

const chosen = (count: number) => ({ count, mayBeFewer: false });
const byCores = (count: number) => ({ count, mayBeFewer: true });

test.each([
  ['one process has 25', chosen(1), 97, { workers: 1, visitors: 16, long: 6, total: 25 }],
  ['and no more on a larger server', chosen(1), 1000, { workers: 1, visitors: 16, long: 6, total: 25 }],
  ['so has each of three', chosen(3), 97, { workers: 3, visitors: 16, long: 6, total: 75 }],
  ['four share what there is', chosen(4), 97, { workers: 4, visitors: 16, long: 5, total: 96 }],
  ['ten have the least', chosen(10), 97, { workers: 10, visitors: 4, long: 2, total: 90 }],
  ['eleven have too few', chosen(11), 97, undefined],
  ['where nobody chose, as many start as can work', byCores(16), 97, { workers: 10, visitors: 4, long: 2, total: 90 }],
  ['a server for a single worker', byCores(16), leastPerWorker, { workers: 1, visitors: 4, long: 2, total: 9 }],
  ['a server for none', byCores(16), leastPerWorker - 1, undefined],
])('%s', (_, wanted, allowed, budget) => {
  expect(budgetOf(wanted, allowed)).toEqual(budget);
});
