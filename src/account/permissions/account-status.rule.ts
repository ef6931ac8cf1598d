import type { CustomerStatus } from '../account.table.ts';
import { standingLabels, standingOf } from './standing.rule.ts';

/** The status shown for an account; an overdue one shows its own text in place of 'Active'. */
export function statusLabel(status: CustomerStatus, overdue: string | undefined): string {
  const standing = standingOf(status, overdue !== undefined);
  return standing === 'overdue' && overdue ? overdue : standingLabels[standing];
}

export type UserType = 'existing' | 'new' | 'other';

/** new: no profile yet · other: from the customer list, not confirmed yet · existing: profile done. */
export function userType(user: { profileDone: boolean; fromCustomerList: boolean }): UserType {
  if (user.profileDone) return 'existing';
  return user.fromCustomerList ? 'other' : 'new';
}
