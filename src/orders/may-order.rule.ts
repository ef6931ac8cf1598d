import type { CustomerStatus } from '../account/account.table.ts';

/** Whether an account may place this order, and if not, the first reason in the order of behaviour §7. */
export type AccountFacts = {
  status: CustomerStatus;
  overdue: boolean;
  mode: 'Online' | 'Offline';
  option: 'credit' | 'cash';
};

export type AccountRefusal = 'verification_pending' | 'overdue' | 'credit_not_allowed';

/** What stands against the account before its lines are looked at. */
export function accountRefusal({ status, overdue, mode }: AccountFacts): AccountRefusal | undefined {
  if (status === 'verification_pending') return 'verification_pending';
  if (overdue && mode !== 'Online') return 'overdue';
  return undefined;
}

/** Credit is for Active accounts; checked after the lines. */
export function creditRefusal({ status, mode, option }: AccountFacts): AccountRefusal | undefined {
  return mode === 'Offline' && option === 'credit' && status !== 'active' ? 'credit_not_allowed' : undefined;
}

/** How an order is paid when the buyer did not say: on credit if Active, else by transfer against the proforma. */
export const defaultOption = (status: CustomerStatus): 'credit' | 'cash' => (status === 'active' ? 'credit' : 'cash');
