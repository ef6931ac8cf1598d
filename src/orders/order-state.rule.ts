// An order moves only along these arrows, and every arrow names who may draw it.

import { msg } from '../lib/i18n.ts';

const statuses = [
  msg('Awaiting Internal Approval'),
  msg('Confirmed'),
  msg('Dispatched'),
  msg('Delivered'),
  msg('Rejected'),
  msg('Cancelled'),
] as const;
export type OrderStatus = (typeof statuses)[number];

export type Actor = 'buyer' | 'staff';
type Transition = { from: OrderStatus; to: OrderStatus; by: readonly Actor[] };

const transitions: readonly Transition[] = [
  { from: 'Awaiting Internal Approval', to: 'Confirmed', by: ['staff'] },
  { from: 'Awaiting Internal Approval', to: 'Rejected', by: ['staff'] },
  { from: 'Awaiting Internal Approval', to: 'Cancelled', by: ['buyer', 'staff'] },
  { from: 'Confirmed', to: 'Dispatched', by: ['staff'] },
  { from: 'Confirmed', to: 'Cancelled', by: ['staff'] },
  { from: 'Dispatched', to: 'Delivered', by: ['staff'] },
];

/** Whether `by` may move an order from one status to another. */
export function canChangeStatus(from: OrderStatus, to: OrderStatus, by: Actor): boolean {
  return transitions.some(
    (transition) => transition.from === from && transition.to === to && transition.by.includes(by),
  );
}

/** Statuses that come with goods that leave and arrive. */
export const fulfilmentStatuses: readonly OrderStatus[] = ['Dispatched', 'Delivered'];

/** Statuses that give stock and credit back. */
export const releasingStatuses: readonly OrderStatus[] = ['Rejected', 'Cancelled'];

/** Paid online and to a verified address is confirmed at once; so are customers that staff marked. */
export function initialStatus(order: {
  paidOnline: boolean;
  addressVerified: boolean;
  autoApproved: boolean;
}): OrderStatus {
  if (order.autoApproved || (order.paidOnline && order.addressVerified)) return 'Confirmed';
  return 'Awaiting Internal Approval';
}
