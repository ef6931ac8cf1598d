// An order moves only along these arrows, and every arrow names who may draw it.

import { word } from '../lib/say.ts';

const statuses = [
  word('Awaiting Internal Approval'),
  word('Confirmed'),
  word('Dispatched'),
  word('Delivered'),
  word('Rejected'),
  word('Cancelled'),
] as const;
export type OrderStatus = (typeof statuses)[number];

export type Actor = 'buyer' | 'staff';
type Arrow = { from: OrderStatus; to: OrderStatus; by: readonly Actor[] };

const arrows: readonly Arrow[] = [
  { from: 'Awaiting Internal Approval', to: 'Confirmed', by: ['staff'] },
  { from: 'Awaiting Internal Approval', to: 'Rejected', by: ['staff'] },
  { from: 'Awaiting Internal Approval', to: 'Cancelled', by: ['buyer', 'staff'] },
  { from: 'Confirmed', to: 'Dispatched', by: ['staff'] },
  { from: 'Confirmed', to: 'Cancelled', by: ['staff'] },
  { from: 'Dispatched', to: 'Delivered', by: ['staff'] },
];

/** Whether `by` may move an order from one status to another. */
export function mayMove(from: OrderStatus, to: OrderStatus, by: Actor): boolean {
  return arrows.some((arrow) => arrow.from === from && arrow.to === to && arrow.by.includes(by));
}

/** Statuses that come with goods that leave and arrive. */
export const movesWithGoods: readonly OrderStatus[] = ['Dispatched', 'Delivered'];

/** Statuses that give stock and credit back. */
export const givesBack: readonly OrderStatus[] = ['Rejected', 'Cancelled'];

/** Paid online and to a verified address is confirmed at once; so are customers that staff marked. */
export function firstStatus(order: {
  paidOnline: boolean;
  addressVerified: boolean;
  autoApproved: boolean;
}): OrderStatus {
  if (order.autoApproved || (order.paidOnline && order.addressVerified)) return 'Confirmed';
  return 'Awaiting Internal Approval';
}
