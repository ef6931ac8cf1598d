import { expect, test } from 'vitest';
import { readOrderView, readStaffOrderSort } from './order-views.ts';

test.each([
  ['', 'open'],
  ['late', 'late'],
  ['x', 'open'],
])('view %j is %s', (text, view) => {
  expect(readOrderView(text)).toBe(view);
});

test.each([
  ['', 'open', 'placed'],
  ['', 'all', '-placed'],
  ['', 'late', 'due'],
  ['-total', 'late', '-total'],
  ['due', 'all', '-placed'],
  ['due', 'to-dispatch', 'due'],
  ['x', 'to-approve', 'placed'],
] as const)('sorted by %j, %s is sorted by %s', (text, view, sort) => {
  expect(readStaffOrderSort(text, view)).toBe(sort);
});
