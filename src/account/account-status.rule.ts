import { word } from '../lib/say.ts';
import type { CustomerStatus } from './account.table.ts';

/** The words get_info shows for an account (specification §4); overdue replaces 'Active' by its own sentence. */
export function statusWords(status: CustomerStatus, overdue: string | undefined): string {
  if (status === 'approval_pending') return word('Approval Pending');
  if (status === 'verification_pending') return word('Verification Pending');
  return overdue ?? word('Active');
}

export type UserType = 'existing' | 'new' | 'other';

/** new: no profile yet · other: came through the customer list and has not confirmed it · existing: profile done. */
export function userType(user: { profileDone: boolean; fromCustomerList: boolean }): UserType {
  if (user.profileDone) return 'existing';
  return user.fromCustomerList ? 'other' : 'new';
}
