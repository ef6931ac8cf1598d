// What keeps an account from ordering, the most pressing first, so that its home page says one thing to do.

import type { Standing } from '../../account/permissions/standing.rule.ts';

export type AccountFacts = {
  emailVerified: boolean;
  profileDone: boolean;
  standing: Standing;
  needsCorrection: boolean;
  overdue: number;
  /** Undefined without credit terms. */
  available: number | undefined;
};

export type AccountState =
  | 'unverified'
  | 'no-profile'
  | 'pending'
  | 'refused'
  | 'approval'
  | 'overdue'
  | 'limit-reached'
  | 'on-credit'
  | 'pays-at-once';

export function accountState(account: AccountFacts): AccountState {
  const { emailVerified, profileDone, standing, needsCorrection, overdue, available } = account;
  if (!emailVerified) return 'unverified';
  if (!profileDone) return 'no-profile';
  if (standing === 'pending' && needsCorrection) return 'refused';
  if (standing === 'pending' || standing === 'approval') return standing;
  if (standing === 'overdue' || overdue > 0) return 'overdue';
  if (available === undefined) return 'pays-at-once';
  return available > 0 ? 'on-credit' : 'limit-reached';
}
