import { expect, test } from 'vitest';
import { statusLabel, userType } from './account-status.rule.ts';

test.each([
  ['active', undefined, 'Active'],
  ['active', 'Unable to create new PI.', 'Unable to create new PI.'],
  ['approval_pending', 'Unable to create new PI.', 'Approval Pending'],
  ['verification_pending', undefined, 'Verification Pending'],
] as const)('an account that is %s with overdue text %s shows %s', (status, overdue, words) => {
  expect(statusLabel(status, overdue)).toBe(words);
});

test.each([
  [true, false, 'existing'],
  [true, true, 'existing'],
  [false, false, 'new'],
  [false, true, 'other'],
] as const)('profile done %s, from the customer list %s: %s', (profileDone, fromCustomerList, type) => {
  expect(userType({ profileDone, fromCustomerList })).toBe(type);
});
