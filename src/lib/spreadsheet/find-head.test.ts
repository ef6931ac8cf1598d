import { expect, test } from 'vitest';
import { findHead, maxHeadRows } from './find-head.ts';

const known = (row: readonly string[]) => row.filter((cell) => ['code', 'price'].includes(cell)).length;

test.each([
  [
    'the first row',
    [
      ['code', 'price'],
      ['A', '1'],
    ],
    0,
  ],
  ['a row below a title', [['Price list'], ['price'], ['code', 'price'], ['code', 'price']], 2],
  ['no row', [['Price list'], ['A', '1']], -1],
  ['no row of none', [], -1],
  ['no row too far below', [...Array.from({ length: maxHeadRows }, () => ['']), ['code']], -1],
] as const)('%s names the columns', (_, rows, at) => {
  expect(findHead(rows as readonly string[][], known)).toBe(at);
});
