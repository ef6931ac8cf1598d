import type { Standing } from '../account/standing.rule.ts';

/** Which ways to pay a review offers; the first that is allowed is chosen at first. */
export type PaymentKind = 'credit' | 'online' | 'transfer';

export type PaymentChoice = { kind: PaymentKind; allowed: boolean };

export type PaymentFacts = {
  standing: Standing;
  /** In minor units; 0 without credit terms. */
  balanceMinor: number;
  totalMinor: number;
};

/**
 * Active with a balance: credit, as far as it covers the order, or online; without one, or overdue: online only.
 * Approval Pending: by transfer against the proforma. Verification Pending: nothing (specification §4).
 */
export function paymentChoices({ standing, balanceMinor, totalMinor }: PaymentFacts): PaymentChoice[] {
  const online = { kind: 'online', allowed: true } as const;
  if (standing === 'pending') return [];
  if (standing === 'approval') return [{ kind: 'transfer', allowed: true }];
  if (standing === 'overdue' || balanceMinor <= 0) return [online];
  return [{ kind: 'credit', allowed: totalMinor <= balanceMinor }, online];
}
