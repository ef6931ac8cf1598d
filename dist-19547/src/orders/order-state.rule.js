// An order changes status only along these transitions, each with those who may make it.

import { msg } from '../lib/i18n.js';

const statuses = [
  msg('Awaiting Internal Approval'),
  msg('Confirmed'),
  msg('Dispatched'),
  msg('Delivered'),
  msg('Rejected'),
  msg('Cancelled'),
]         ;
                                                    

                                      
                                                                               

const transitions                        = [
  { from: 'Awaiting Internal Approval', to: 'Confirmed', by: ['staff'] },
  { from: 'Awaiting Internal Approval', to: 'Rejected', by: ['staff'] },
  { from: 'Awaiting Internal Approval', to: 'Cancelled', by: ['buyer', 'staff'] },
  { from: 'Confirmed', to: 'Awaiting Internal Approval', by: ['staff'] },
  { from: 'Confirmed', to: 'Dispatched', by: ['staff'] },
  { from: 'Confirmed', to: 'Cancelled', by: ['staff'] },
  { from: 'Dispatched', to: 'Delivered', by: ['staff'] },
  { from: 'Delivered', to: 'Dispatched', by: ['staff'] },
];

export function canChangeStatus(from             , to             , by       )          {
  return transitions.some(
    (transition) => transition.from === from && transition.to === to && transition.by.includes(by),
  );
}

/** The other statuses are set by dispatching, delivering, or taking a decision back. */
export const decisions                         = ['Confirmed', 'Rejected', 'Cancelled'];

export const releasingStatuses                         = ['Rejected', 'Cancelled'];

/** Orders paid online to a verified address are confirmed at once, and all orders of auto-approved customers. */
export function initialStatus(order   
                      
                           
                        
 )              {
  if (order.autoApproved || (order.paidOnline && order.addressVerified)) return 'Confirmed';
  return 'Awaiting Internal Approval';
}
