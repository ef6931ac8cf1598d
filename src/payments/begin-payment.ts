import { randomUUID } from 'node:crypto';
import { endPaymentHold, holdForPayment } from '../catalogue/hold-stock.server.ts';
import { countOf, say } from '../lib/say.ts';
import type { Db } from '../server/db.ts';
import type { Site } from '../sites/site.ts';
import { endSession } from './look-up.ts';
import type { Ground, PaidLine, Paying } from './paying.ts';
import { nextCheck } from './payment-state.rule.ts';
import { findOpen, findPaidLines, findPayment, insertPayment, noteEnded, noteOpened } from './payments.db.ts';
import type { PaymentProvider, ProviderName } from './provider.ts';

/** How long a buyer has to pay, and stock is kept: as long as the provider's own session lives. */
const sessionMinutes: Record<ProviderName, number> = { razorpay: 15, stripe: 31 };

/** What is to be paid, as the room of orders has priced it; amounts in minor units. */
export type Beginning = {
  customerId: number;
  userId: number;
  provider: Pick<PaymentProvider, 'name' | 'sandbox'>;
  amountMinor: number;
  frozen: unknown;
  lines: readonly (PaidLine & { totalMinor: number; taxMinor: number })[];
  now: Date;
};

/**
 * Freezes what is to be paid and holds its stock, in the transaction in which it was priced: customer and stock are
 * locked. What the customer could pay before is ended. Answers the payment's id.
 */
export async function freezePayment(db: Db, site: Site, what: Beginning): Promise<number> {
  const { customerId, userId, provider, amountMinor, lines, now } = what;
  await endHere(db, customerId, now);
  const expiresAt = new Date(now.getTime() + sessionMinutes[provider.name] * 60_000);
  const [payment] = await insertPayment(db, {
    site: site.code,
    customerId,
    userId,
    provider: provider.name,
    sandbox: provider.sandbox,
    receipt: randomUUID(),
    amountMinor,
    currency: site.currency,
    frozen: JSON.stringify(what.frozen),
    lines: JSON.stringify(lines.map((line, index) => ({ ...line, lineNo: index + 1 }))),
    now,
    expiresAt,
    nextCheckAt: nextCheck({ endedAt: null }, now) ?? now,
  });
  if (!payment) throw new Error('a payment could not be written');
  const to = { site: site.code, customerId, paymentId: payment.id, now, endsAt: expiresAt };
  await holdForPayment(
    db,
    to,
    lines.map(({ branchId, itemId, held }) => ({ branchId, itemId, quantity: held })),
  );
  return payment.id;
}

/** Ends the customer's open payment on our side, the customer being locked; late money is still looked for. */
export async function endHere(db: Db, customerId: number, now: Date): Promise<void> {
  for (const { id, sessionId } of await findOpen(db, { customerId })) {
    await noteEnded(db, {
      id,
      now,
      nextCheckAt: sessionId === null ? null : (nextCheck({ endedAt: now }, now) ?? null),
    });
    await endPaymentHold(db, id, now);
  }
}

/** Where the buyer pays; `over` when the payment has ended meanwhile. */
export type Opened = {
  receipt: string;
  sessionId: string;
  url: string;
  publicKey: string;
  sandbox: boolean;
  amountMinor: number;
};

/** Asks the provider for a place to pay, once the payment is written; asked again it answers the same place. */
export async function openSession(
  paying: Paying,
  ground: Ground,
  site: Site,
  paymentId: number,
  back: string,
): Promise<Opened | 'over' | 'down'> {
  const [payment] = await findPayment(ground.database, { id: paymentId });
  const provider = payment && paying.providerOf(ground, site, payment);
  if (!payment || !provider) return 'down';
  const { receipt, sandbox, amountMinor } = payment;
  const opened = { receipt, publicKey: provider.publicKey, sandbox, amountMinor };
  if (payment.state === 'open' && payment.sessionId !== null)
    return { ...opened, sessionId: payment.sessionId, url: payment.checkoutUrl ?? '' };
  if (payment.state !== 'opening') return 'over';

  const lines = await findPaidLines(ground.database, { paymentId });
  const review = `${paying.addressOf(site.code)}${site.pages.review}?${back}`;
  try {
    const session = await provider.open({
      ...payment,
      description: say`${site.name} order, ${countOf(lines.length, 'line')}`,
      successUrl: payment.provider === 'stripe' ? `${review}&session_id={CHECKOUT_SESSION_ID}` : review,
      cancelUrl: `${review}&payment=cancelled&payment_id=${receipt}`,
    });
    const nextCheckAt = nextCheck({ endedAt: null }, ground.now) ?? ground.now;
    const at = { id: paymentId, sessionId: session.id, checkoutUrl: session.url, now: ground.now, nextCheckAt };
    const [noted] = await noteOpened(ground.database, at);
    if (noted) return { ...opened, sessionId: session.id, url: session.url ?? '' };
    return await openedMeanwhile(paying, ground, site, paymentId, opened, session.id);
  } catch (cause) {
    ground.log.error({ err: cause, payment: receipt }, 'a payment could not be opened');
    return 'down';
  }
}

/** The same request opened it at the same time, or the payment has ended while the provider was asked. */
async function openedMeanwhile(
  paying: Paying,
  ground: Ground,
  site: Site,
  id: number,
  opened: Omit<Opened, 'sessionId' | 'url'>,
  sessionId: string,
): Promise<Opened | 'over'> {
  const [payment] = await findPayment(ground.database, { id });
  if (payment?.state === 'open' && payment.sessionId === sessionId)
    return { ...opened, sessionId, url: payment.checkoutUrl ?? '' };
  if (payment) await endSession(paying, ground, site, { ...payment, sessionId });
  return 'over';
}
