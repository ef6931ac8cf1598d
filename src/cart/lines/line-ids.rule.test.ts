import { expect, test } from 'vitest';
import { formatLineIds, parseLineIds } from './line-ids.rule.ts';

test.each([
  [[], ''],
  [[5], '5'],
  [[3, 2, 1], '1-3'],
  [[1, 2, 9], '1,2,9'],
  [[12, 3, 7, 8, 9, 10, 11, 3], '3,7-12'],
])('line ids %j are formatted as %j', (ids, text) => {
  expect(formatLineIds(ids)).toBe(text);
  expect(parseLineIds(text)).toEqual([...new Set(ids)].sort((a, b) => a - b));
});

test('invalid ids are left out, and no more ids are read than a cart holds', () => {
  expect(parseLineIds('4, 5 ,x,-1,1.5,9-7,,6')).toEqual([4, 5, 6]);
  expect(parseLineIds('1-999999999999999')).toHaveLength(2000);
  expect(parseLineIds(null)).toEqual([]);
});
