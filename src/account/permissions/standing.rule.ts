import type { CustomerStatus } from '../customer-status.data.ts';
// An account's standing follows from what staff decided about it; an Active account can also be overdue.

import { msg } from '../../lib/i18n.ts';

export const standings = ['pending', 'approval', 'active', 'overdue'] as const;
export type Standing = (typeof standings)[number];

const standingByStatus = {
  verification_pending: 'pending',
  approval_pending: 'approval',
  active: 'active',
} as const satisfies Record<CustomerStatus, Standing>;

/** The standing that calls go by: they load no open invoices, so an overdue account counts as Active. */
export const decidedStanding = (status: CustomerStatus) => standingByStatus[status];

export function standingOf(status: CustomerStatus, isOverdue: boolean): Standing {
  const decided = decidedStanding(status);
  return decided === 'active' && isOverdue ? 'overdue' : decided;
}

export const standingLabels: Readonly<Record<Standing, string>> = {
  pending: msg('Verification Pending'),
  approval: msg('Approval Pending'),
  active: msg('Active'),
  overdue: msg('Overdue'),
};
