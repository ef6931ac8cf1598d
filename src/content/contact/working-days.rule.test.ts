import { expect, test } from 'vitest';
import { formatWorkingDays } from './working-days.rule.ts';

test.each([
  [[1, 2, 3, 4, 5, 6], 'Mon to Sat'],
  [[5, 1, 2, 3, 4], 'Mon to Fri'],
  [[1, 2, 4, 5], 'Mon, Tue, Thu, Fri'],
  [[6, 7], 'Sat, Sun'],
  [[0, 1, 2, 3, 4], 'Sun to Thu'],
])('%j: %s', (days, text) => {
  expect(formatWorkingDays(days)).toBe(text);
});
