// An approval can be taken back until goods leave; an order that gave its stock and credit back is not revived.

import {                   releasingStatuses } from '../order-state.rule.js';

const maxReasonLength = 500;

/** Undefined when the approval can be taken back. */
export function takeBackRefusal(
  { number, status }                                         ,
  reason        ,
)                     {
  if (status === 'Awaiting Internal Approval') return `Order ${number} awaits approval already.`;
  if (releasingStatuses.includes(status))
    return `Order ${number} is ${status}: its stock and credit were given back. The buyer can order again.`;
  if (status !== 'Confirmed')
    return `Goods of order ${number} have left. Cancel what is still owed, or take goods back with a credit note.`;
  if (reason.trim() === '') return 'Say why the approval is taken back; the buyer reads it.';
  if (reason.length > maxReasonLength) return `Say why in at most ${maxReasonLength} characters.`;
  return undefined;
}

export function deliveryTakeBackRefusal(
  number        ,
  dispatch                                          ,
  reason        ,
) {
  if (!dispatch) return `Order ${number} has no such dispatch.`;
  if (dispatch.deliveredAt === null) return `This dispatch of order ${number} is not recorded as delivered.`;
  if (reason.trim() === '') return 'Say why the delivery is taken back; the buyer reads it.';
  return reason.length > maxReasonLength ? `Say why in at most ${maxReasonLength} characters.` : undefined;
}
