import { expect, test } from 'vitest';
import { needsCorrection, statusLabel, userType } from './account-status.rule.ts';

test.each([
  ['active', undefined, 'Active'],
  ['active', 'Unable to create new PI.', 'Unable to create new PI.'],
  ['approval_pending', 'Unable to create new PI.', 'Approval Pending'],
  ['verification_pending', undefined, 'Verification Pending'],
] as const)('an account that is %s with overdue text %s shows %s', (status, overdue, words) => {
  expect(statusLabel(status, overdue)).toBe(words);
});

const decided = { statusReason: 'Please call us.', statusAt: new Date('2026-11-20T10:00:00Z') };
test.each([
  ['rejected', 'verification_pending', decided.statusReason, new Date('2026-11-19T10:00:00Z'), true],
  ['rejected at once', 'verification_pending', decided.statusReason, decided.statusAt, true],
  ['corrected since', 'verification_pending', decided.statusReason, new Date('2026-11-20T10:00:01Z'), false],
  ['not decided', 'verification_pending', null, new Date('2026-11-19T10:00:00Z'), false],
  ['Active again', 'active', decided.statusReason, new Date('2026-11-19T10:00:00Z'), false],
  ['without a profile', 'verification_pending', decided.statusReason, null, false],
] as const)('whether an account that is %s waits for its buyer', (_what, status, statusReason, profileAt, waits) => {
  expect(needsCorrection({ ...decided, status, statusReason, profileAt })).toBe(waits);
});

test.each([
  [true, false, 'existing'],
  [true, true, 'existing'],
  [false, false, 'new'],
  [false, true, 'other'],
] as const)('profile done %s, from the customer list %s: %s', (profileDone, fromCustomerList, type) => {
  expect(userType({ profileDone, fromCustomerList })).toBe(type);
});
