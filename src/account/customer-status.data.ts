/** What staff decided about an account, in the order in which it goes on. */
export const customerStatuses = ['verification_pending', 'approval_pending', 'active'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];
