import { expect, test } from 'vitest';
import { readHistorySort, readLineSort, sortAfter, sortedBy } from './order-sort.rule.ts';

test.each([
  ['highest', 'highest'],
  ['by_total_down', 'by_total_down'],
  ['', 'newest'],
  ['cheapest', 'newest'],
  ['by_cheapest', 'newest'],
  ['by_total_up', 'newest'],
  ['toString', 'newest'],
])('%j in the address sorts by %s', (text, sort) => {
  expect(readHistorySort(text)).toBe(sort);
});

test.each([
  ['the newest orders first', 'newest', { key: 'date', descending: true }],
  ['orders by number', 'number', { key: 'order', descending: false }],
  ['lines by item', 'by_item', { key: 'item', descending: false }],
  ['lines by total, largest first', 'by_total_down', { key: 'total', descending: true }],
  ['orders by total, as programs ask for them', 'highest', undefined],
])('%s: the column is marked', (_, sort, column) => {
  expect(sortedBy(sort)).toEqual(column);
});

test.each([
  ['newest', { key: 'total', descending: false }, 'by_total_down'],
  ['by_total_down', { key: 'total', descending: false }, 'by_total'],
  ['by_total', { key: 'total', descending: true }, 'by_total_down'],
  ['newest', { key: 'item', descending: false }, 'by_item'],
  ['by_item', { key: 'date', descending: false }, 'newest'],
  ['newest', { key: 'date', descending: false }, 'oldest'],
  ['newest', { key: 'order', descending: false }, 'number'],
  ['by_item', undefined, 'newest'],
])('%s, and %o pressed: %s', (current, pressed, next) => {
  expect(sortAfter(current, pressed)).toBe(next);
});

test('only what names a column sorts lines', () => {
  expect(readLineSort('by_status')).toEqual({ key: 'status', descending: false });
  expect(readLineSort('status')).toBeUndefined();
});
