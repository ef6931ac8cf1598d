import { expect, test } from 'vitest';
import { isOverdue } from './overdue.rule.ts';

test.each([
  [7, false],
  [8, true],
])('7 days of grace: an invoice %i days past its due day is overdue: %s', (daysOver, overdue) => {
  expect(isOverdue(daysOver, 7)).toBe(overdue);
});
