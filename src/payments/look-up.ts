import { endPaymentHold } from '../catalogue/hold-stock.server.ts';
import type { Site } from '../sites/site.ts';
import { type Finished, finishPayment } from './finish-payment.server.ts';
import type { Ground, Paying } from './paying.ts';
import { nextCheck } from './payment-state.rule.ts';
import { lockPayment, noteEnded, type PaymentRow } from './payments.db.ts';
import type { PaymentProvider } from './provider.ts';

/** `unknown`: the provider did not answer, so it is not known whether money has come. */
export type LookedUp = Finished | { state: 'unknown' };

/** Asks the provider what became of a payment that nobody has told us of, and finishes it. */
export async function lookUp(paying: Paying, ground: Ground, site: Site, payment: PaymentRow): Promise<LookedUp> {
  if (!isUnpaid(payment) || payment.sessionId === null) return finishPayment(paying, ground, site, payment.id);
  const provider = paying.providerOf(ground, site, payment);
  const told = await ask(ground, provider, (one) => one.stateOf(payment.sessionId ?? ''));
  if (!told) return { state: 'unknown' };
  const finished = await finishPayment(paying, ground, site, payment.id, told.captures);
  const over = told.state === 'ended' && finished.state === 'open';
  if (!over) return finished;
  await endReported(ground, payment.id);
  return { state: 'ended' };
}

/**
 * Ends what could still be paid, at the provider first, then here, because another way or another payment takes its
 * place. Answers what became of it: money that came before that still counts.
 */
export async function endSession(paying: Paying, ground: Ground, site: Site, payment: PaymentRow): Promise<LookedUp> {
  const provider = paying.providerOf(ground, site, payment);
  const { sessionId } = payment;
  if (sessionId !== null) await ask(ground, provider, (one) => one.end(sessionId));
  const found = await lookUp(paying, ground, site, payment);
  if (found.state !== 'open' && found.state !== 'unknown') return found;
  await endReported(ground, payment.id);
  return { state: 'ended' };
}

/** Notes that a payment can't be paid any more and lets go of its stock; late money is still looked for. */
export async function endReported({ database, now }: Ground, id: number): Promise<void> {
  await database.transaction(async (db) => {
    const [payment] = await lockPayment(db, { id });
    if (payment?.state !== 'open' && payment?.state !== 'opening') return;
    const nextCheckAt = payment.sessionId === null ? null : (nextCheck({ endedAt: now }, now) ?? null);
    await noteEnded(db, { id, now, nextCheckAt });
    await endPaymentHold(db, id, now);
  });
}

const isUnpaid = ({ state }: PaymentRow) => state === 'opening' || state === 'open' || state === 'ended';

/** A provider that does not answer, or not as it should, leaves us where we were. */
async function ask<T>(
  { log }: Ground,
  provider: PaymentProvider | undefined,
  question: (provider: PaymentProvider) => Promise<T>,
): Promise<T | undefined> {
  try {
    return provider && (await question(provider));
  } catch (cause) {
    log.warn({ err: cause, provider: provider?.name }, 'a payment provider did not answer');
    return undefined;
  }
}
