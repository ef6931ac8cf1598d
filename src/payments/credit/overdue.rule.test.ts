import { expect, test } from 'vitest';
import { isOverdue } from './overdue.rule.ts';

test.each([
  [52, false],
  [53, true],
])('45 days and 7 of grace: an invoice %i days old is overdue: %s', (age, overdue) => {
  expect(isOverdue(age, { periodDays: 45, graceDays: 7 })).toBe(overdue);
});
