/** By `approval_status` of an address; staff texts only. */
export const addressApprovals                                   = { 1: 'new', 2: 'verified', 3: 'rejected' };
