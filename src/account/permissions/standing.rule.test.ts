import { expect, test } from 'vitest';
import { decidedStanding, standingOf } from './standing.rule.ts';

test.each([
  ['active', false, 'active'],
  ['active', true, 'overdue'],
  ['approval_pending', false, 'approval'],
  ['approval_pending', true, 'approval'],
  ['verification_pending', false, 'pending'],
  ['verification_pending', true, 'pending'],
] as const)('an account that staff set to %s (unpaid for too long: %s) is %s', (status, isOverdue, standing) => {
  expect(standingOf(status, isOverdue)).toBe(standing);
});

test('without open invoices an account’s standing is what staff decided', () => {
  expect(decidedStanding('active')).toBe('active');
  expect(decidedStanding('approval_pending')).toBe('approval');
  expect(decidedStanding('verification_pending')).toBe('pending');
});
