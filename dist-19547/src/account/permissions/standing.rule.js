// An account's standing follows from what staff decided about it; an Active account can also be overdue.

import { msg } from '../../lib/i18n.js';
                                                          

export const standings = ['pending', 'approval', 'active', 'overdue']         ;
                                                  

const standingByStatus = {
  verification_pending: 'pending',
  approval_pending: 'approval',
  active: 'active',
}                                                    ;

/** For calls, which do not load open invoices: an overdue account counts as Active. */
export const decidedStanding = (status                ) => standingByStatus[status];

export function standingOf(status                , isOverdue         )           {
  const decided = decidedStanding(status);
  return decided === 'active' && isOverdue ? 'overdue' : decided;
}

export const standingLabels                                     = {
  pending: msg('Verification Pending'),
  approval: msg('Approval Pending'),
  active: msg('Active'),
  overdue: msg('Overdue'),
};
