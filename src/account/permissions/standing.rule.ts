/** Whether an account may buy: an overdue one may do what an Active one may, but pays online. */
export type Standing = 'active' | 'overdue' | 'approval' | 'pending';

const standingByStatus: Readonly<Record<string, Standing>> = {
  Active: 'active',
  'Approval Pending': 'approval',
  'Verification Pending': 'pending',
};

/** The standing behind get_info's status; every other sentence is that of an overdue account (specification §4). */
export function standingOf(status: string): Standing {
  return standingByStatus[status] ?? 'overdue';
}

/** Whether prices and stock are shown to it and it may add to its cart. */
export function canSeePrices(standing: Standing): boolean {
  return standing === 'active' || standing === 'overdue';
}
