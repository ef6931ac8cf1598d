import { expect, test } from 'vitest';
import { readOrderSort, sortingOf } from './order-sort.rule.ts';

test.each([
  ['highest', 'highest'],
  ['', 'newest'],
  ['cheapest', 'newest'],
  ['toString', 'newest'],
])('%j in the address sorts by %s', (text, sort) => {
  expect(readOrderSort(text)).toBe(sort);
});

test('a head that is pressed again sorts the other way round', () => {
  expect(sortingOf('total', 'newest')).toEqual({ isSorted: false, isReversed: false, next: 'highest' });
  expect(sortingOf('total', 'highest')).toEqual({ isSorted: true, isReversed: false, next: 'lowest' });
  expect(sortingOf('total', 'lowest')).toEqual({ isSorted: true, isReversed: true, next: 'highest' });
  expect(sortingOf('date', 'newest').next).toBe('oldest');
  expect(sortingOf('status', 'status')).toEqual({ isSorted: true, isReversed: false, next: 'status' });
});
