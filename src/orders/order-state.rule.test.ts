import { expect, test } from 'vitest';
import { canChangeStatus, initialStatus } from './order-state.rule.ts';

test.each([
  ['Awaiting Internal Approval', 'Confirmed', 'staff', true],
  ['Awaiting Internal Approval', 'Rejected', 'staff', true],
  ['Awaiting Internal Approval', 'Cancelled', 'buyer', true],
  ['Awaiting Internal Approval', 'Confirmed', 'buyer', false],
  ['Awaiting Internal Approval', 'Dispatched', 'staff', false],
  ['Confirmed', 'Cancelled', 'buyer', false],
  ['Confirmed', 'Cancelled', 'staff', true],
  ['Confirmed', 'Dispatched', 'staff', true],
  ['Dispatched', 'Delivered', 'staff', true],
  ['Confirmed', 'Awaiting Internal Approval', 'staff', true],
  ['Confirmed', 'Awaiting Internal Approval', 'buyer', false],
  ['Delivered', 'Dispatched', 'staff', true],
  ['Delivered', 'Cancelled', 'staff', false],
  ['Rejected', 'Confirmed', 'staff', false],
  ['Confirmed', 'Confirmed', 'staff', false],
] as const)('from %s to %s by %s: %s', (from, to, by, allowed) => {
  expect(canChangeStatus(from, to, by)).toBe(allowed);
});

test.each([
  ['on credit', { paidOnline: false, addressVerified: true, autoApproved: false }, 'Awaiting Internal Approval'],
  ['paid, to a verified address', { paidOnline: true, addressVerified: true, autoApproved: false }, 'Confirmed'],
  [
    'paid, to a new address',
    { paidOnline: true, addressVerified: false, autoApproved: false },
    'Awaiting Internal Approval',
  ],
  [
    'by a customer marked for automatic approval',
    { paidOnline: false, addressVerified: false, autoApproved: true },
    'Confirmed',
  ],
] as const)('an order %s begins as %s', (_case, order, status) => {
  expect(initialStatus(order)).toBe(status);
});
