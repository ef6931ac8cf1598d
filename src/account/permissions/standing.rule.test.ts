import { expect, test } from 'vitest';
import { statusLabel } from './account-status.rule.ts';
import { canSeePrices, standingOf } from './standing.rule.ts';

test.each([
  ['active', undefined, 'active', true],
  ['active', 'Unable to create new PI. Your account is overdue.', 'overdue', true],
  ['approval_pending', undefined, 'approval', false],
  ['verification_pending', undefined, 'pending', false],
] as const)('an account that is %s with overdue text %j stands %s', (status, overdue, standing, sees) => {
  const read = standingOf(statusLabel(status, overdue));
  expect(read).toBe(standing);
  expect(canSeePrices(read)).toBe(sees);
});
