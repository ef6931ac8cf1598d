/** By `approval_status` of an address; staff texts only. */
export const addressApprovals: Readonly<Record<number, string>> = { 1: 'new', 2: 'verified', 3: 'rejected' };
