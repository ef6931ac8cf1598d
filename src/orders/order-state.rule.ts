// An order changes status only along these transitions, each with those who may make it.

import { msg } from '../lib/i18n.ts';

export const orderStatuses = [
  msg('Awaiting Internal Approval'),
  msg('Confirmed'),
  msg('Dispatched'),
  msg('Delivered'),
  msg('Rejected'),
  msg('Cancelled'),
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type Actor = 'buyer' | 'staff';
type Transition = { from: OrderStatus; to: OrderStatus; by: readonly Actor[] };

const transitions: readonly Transition[] = [
  { from: 'Awaiting Internal Approval', to: 'Confirmed', by: ['staff'] },
  { from: 'Awaiting Internal Approval', to: 'Rejected', by: ['staff'] },
  { from: 'Awaiting Internal Approval', to: 'Cancelled', by: ['buyer', 'staff'] },
  { from: 'Confirmed', to: 'Awaiting Internal Approval', by: ['staff'] },
  { from: 'Confirmed', to: 'Dispatched', by: ['staff'] },
  { from: 'Confirmed', to: 'Cancelled', by: ['staff'] },
  { from: 'Dispatched', to: 'Delivered', by: ['staff'] },
  { from: 'Delivered', to: 'Dispatched', by: ['staff'] },
];

export function canChangeStatus(from: OrderStatus, to: OrderStatus, by: Actor): boolean {
  return transitions.some(
    (transition) => transition.from === from && transition.to === to && transition.by.includes(by),
  );
}

/** The other statuses are set by dispatching, delivering, or taking a decision back. */
export const decisions: readonly OrderStatus[] = ['Confirmed', 'Rejected', 'Cancelled'];

export const releasingStatuses: readonly OrderStatus[] = ['Rejected', 'Cancelled'];

/** Orders paid online to a verified address are confirmed at once, and all orders of auto-approved customers. */
export function initialStatus(order: {
  paidOnline: boolean;
  addressVerified: boolean;
  autoApproved: boolean;
}): OrderStatus {
  if (order.autoApproved || (order.paidOnline && order.addressVerified)) return 'Confirmed';
  return 'Awaiting Internal Approval';
}
