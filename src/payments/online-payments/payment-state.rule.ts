import { msg } from '../../lib/i18n.ts';

/** A payment is opened, paid or ended; a paid one becomes an order, is booked, or is refunded, even if paid after its end. */
export const paymentStates = ['opening', 'open', 'ended', 'settled', 'ordered', 'booked', 'refused'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** account: open invoices and an advance, which are booked on the customer's account. */
export type PaymentPurpose = 'order' | 'account';

/** Why money of another amount is refunded. */
const differsReasons: Record<PaymentPurpose, string> = {
  order: msg('The amount paid is not the amount of the order.'),
  account: msg('The amount paid is not the amount that was to be paid.'),
};

export const differsReasonOf = (purpose: PaymentPurpose): string => differsReasons[purpose];

export const allDiffersReasons: readonly string[] = Object.values(differsReasons);

const tooMuchReasons: Record<PaymentPurpose, string> = {
  order: msg('This order was already paid, so the second payment is not needed.'),
  account: msg('This payment was already made, so the second one is not needed.'),
};

export const tooMuchReasonOf = (purpose: PaymentPurpose): string => tooMuchReasons[purpose];

type Taken = { id: string; amountMinor: number; currency: string; refundedMinor?: number | undefined };

type Awaiting = { state: PaymentState; captureId: string | null; amountMinor: number; currency: string | null };

/** What the buyer reads of a payment that staff settled by other means. */
export const settledOutside = msg('Our sales desk has settled this payment with you.');

/** What the buyer reads of a refund that was not asked for here. */
export const refundedAtProvider = msg('Our sales desk has refunded it at the payment provider.');

export const keptOfPaymentMinor = ({
  amountMinor,
  refundedMinor = 0,
}: Pick<Taken, 'amountMinor' | 'refundedMinor'>): number => amountMinor - refundedMinor;

/** Captures that differ or are too much are refunded. */
export function classifyCapture(payment: Awaiting, taken: Taken): 'known' | 'settles' | 'differs' | 'too_much' {
  if (payment.captureId === taken.id) return 'known';
  if (payment.captureId !== null || !unpaid.includes(payment.state)) return 'too_much';
  const isAsExpected =
    keptOfPaymentMinor(taken) === payment.amountMinor && taken.currency.toUpperCase() === payment.currency;
  return isAsExpected ? 'settles' : 'differs';
}

const unpaid: readonly PaymentState[] = ['opening', 'open', 'ended'];

const shortestMs = 30_000;
const longestMs = 3 * 86_400_000;

/** Twice a minute while open, then ever less often for three days: money may come late and its webhook never. */
export function nextCheck(payment: { endedAt: Date | null }, now: Date): Date | undefined {
  const sinceMs = payment.endedAt ? now.getTime() - payment.endedAt.getTime() : 0;
  if (sinceMs > longestMs) return undefined;
  return new Date(now.getTime() + Math.max(shortestMs, sinceMs));
}

/** Orders are retried for about two hours, refunds for three days. */
const maxAttempts = { order: 12, refund: 84, webhook: 12 } as const;

export function nextAttemptAt(step: keyof typeof maxAttempts, attempts: number, now: Date): Date | undefined {
  if (attempts >= maxAttempts[step]) return undefined;
  return new Date(now.getTime() + Math.min(3600_000, 2_000 * 2 ** attempts));
}
