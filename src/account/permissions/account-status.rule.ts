import { msg } from '../../lib/i18n.ts';
import type { CustomerStatus } from '../account.table.ts';

/** The words get_info shows for an account (specification §4); overdue replaces 'Active' by its own sentence. */
export function statusLabel(status: CustomerStatus, overdue: string | undefined): string {
  if (status === 'approval_pending') return msg('Approval Pending');
  if (status === 'verification_pending') return msg('Verification Pending');
  return overdue ?? msg('Active');
}

export type UserType = 'existing' | 'new' | 'other';

/** new: no profile yet · other: came through the customer list and has not confirmed it · existing: profile done. */
export function userType(user: { profileDone: boolean; fromCustomerList: boolean }): UserType {
  if (user.profileDone) return 'existing';
  return user.fromCustomerList ? 'other' : 'new';
}
