/** Why staff look at an online payment, the most urgent first. */
export const paymentProblems = ['no_order', 'refund_failed', 'refunded_at_provider', 'differs', 'hanging'] as const;
export type PaymentProblem = (typeof paymentProblems)[number];
