import { expect, test } from 'vitest';
import { overdueOf, receivableAgeOf, totalOf } from './receivable-age.rule.ts';

test.each([
  [-30, 'notDue'],
  [0, 'notDue'],
  [1, 'days30'],
  [30, 'days30'],
  [31, 'days60'],
  [60, 'days60'],
  [61, 'days90'],
  [90, 'days90'],
  [91, 'older'],
  [4000, 'older'],
])('%i days after the due day: %s', (days, age) => {
  expect(receivableAgeOf(days)).toBe(age);
});

test('overdue is all but what is not due', () => {
  const sums = { notDue: 10_00, days30: 1, days60: 20, days90: 300, older: 4000 };
  expect(overdueOf(sums)).toBe(4321);
  expect(totalOf(sums)).toBe(5321);
});
