import type { CustomerStatus } from '../customer-status.data.ts';

import { standingLabels, standingOf } from './standing.rule.ts';

/** The status shown for an account; an overdue one shows its own text in place of 'Active'. */
export function statusLabel(status: CustomerStatus, overdue: string | undefined): string {
  const standing = standingOf(status, overdue !== undefined);
  return standing === 'overdue' && overdue ? overdue : standingLabels[standing];
}

type Decided = { status: CustomerStatus; statusReason: string | null; statusAt: Date; profileAt: Date | null };

/** Whether staff have rejected the account or put it on hold, and nothing has come from the buyer since. */
export const needsCorrection = ({ status, statusReason, statusAt, profileAt }: Decided): boolean =>
  status === 'verification_pending' && statusReason !== null && profileAt !== null && profileAt <= statusAt;

export const userTypes = ['existing', 'new', 'other'] as const;
export type UserType = (typeof userTypes)[number];

/** new: no profile yet · other: from the customer list, not confirmed yet · existing: profile done. */
export function userType(user: { profileDone: boolean; fromCustomerList: boolean }): UserType {
  if (user.profileDone) return 'existing';
  return user.fromCustomerList ? 'other' : 'new';
}
