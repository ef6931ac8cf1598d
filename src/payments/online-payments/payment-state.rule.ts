import { msg } from '../../lib/i18n.ts';

/** A payment is opened, paid or ended; a paid one becomes an order or is refunded, even if paid after its end. */
export type PaymentState = 'opening' | 'open' | 'ended' | 'settled' | 'ordered' | 'refused';

/** Why money that is not the amount of its order is refunded. */
export const differsReason = msg('The amount paid is not the amount of the order.');

type Taken = { id: string; amountMinor: number; currency: string };

type Awaiting = { state: PaymentState; captureId: string | null; amountMinor: number; currency: string | null };

/** Captures that differ or are too much are refunded. */
export function classifyCapture(payment: Awaiting, taken: Taken): 'known' | 'settles' | 'differs' | 'too_much' {
  if (payment.captureId === taken.id) return 'known';
  if (payment.captureId !== null || !unpaid.includes(payment.state)) return 'too_much';
  const isAsExpected = taken.amountMinor === payment.amountMinor && taken.currency.toUpperCase() === payment.currency;
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
