/**
 * A payment opens, is paid or ends, and what was paid becomes an order or is given back; money that comes after the end
 * still counts.
 */
export type PaymentState = 'opening' | 'open' | 'ended' | 'settled' | 'ordered' | 'refused';

/** Money that was taken, as the provider tells it. */
type Taken = { id: string; amountMinor: number; currency: string };

/** A payment before this capture is looked at. */
type Awaiting = { state: PaymentState; captureId: string | null; amountMinor: number; currency: string | null };

/**
 * What a capture is to its payment: told before, the money it waited for, money of another amount or currency, or money
 * that nobody asked for any more. The last two are given back.
 */
export function classifyCapture(payment: Awaiting, taken: Taken): 'known' | 'settles' | 'differs' | 'too_much' {
  if (payment.captureId === taken.id) return 'known';
  if (payment.captureId !== null || !unpaid.includes(payment.state)) return 'too_much';
  const isAsExpected = taken.amountMinor === payment.amountMinor && taken.currency.toUpperCase() === payment.currency;
  return isAsExpected ? 'settles' : 'differs';
}

const unpaid: readonly PaymentState[] = ['opening', 'open', 'ended'];

const shortestMs = 30_000;
const longestMs = 3 * 86_400_000;

/**
 * When an unpaid payment is asked about again: twice a minute while it can be paid, then ever more rarely for three days,
 * because money may come late and its webhook never.
 */
export function nextCheck(payment: { endedAt: Date | null }, now: Date): Date | undefined {
  const sinceMs = payment.endedAt ? now.getTime() - payment.endedAt.getTime() : 0;
  if (sinceMs > longestMs) return undefined;
  return new Date(now.getTime() + Math.max(shortestMs, sinceMs));
}

/** How often a step is tried: an order for some two hours, money back for three days, because a provider may be away. */
const maxAttempts = { order: 12, refund: 84, webhook: 12 } as const;

/** When a step that failed is tried again; undefined when it has failed too often and staff must look. */
export function nextAttemptAt(step: keyof typeof maxAttempts, attempts: number, now: Date): Date | undefined {
  if (attempts >= maxAttempts[step]) return undefined;
  return new Date(now.getTime() + Math.min(3600_000, 2_000 * 2 ** attempts));
}
