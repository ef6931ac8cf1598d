import { randomUUID } from 'node:crypto';
import { holdStockForPayment, releasePaymentHold } from '../../catalogue/stock/hold-stock.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import type { PaidLine, PaymentContext, TransactionContext } from '../gateways/payment-gateways.ts';
import { gateways as definitions } from '../gateways.data.ts';
import { nextCheck, type PaymentPurpose } from './payment-state.rule.ts';
import {
  findOpenByCustomer,
  findPayment,
  insertPayment,
  recordPaymentEnded,
  recordPaymentOpened,
} from './payments.db.ts';
import { endPayment } from './reconcile-payment.server.ts';

export type NewPayment = {
  customerId: number;
  userId: number;
  purpose: PaymentPurpose;
  provider: Pick<PaymentGateway, 'name' | 'sandbox'>;
  amountMinor: number;
  frozen: unknown;
  lines: readonly (PaidLine & { totalMinor: number; taxMinor: number })[];
};

/** Called in the transaction that priced the lines, with customer and stock locked. */
export async function snapshotPayment({ db, site, now }: TransactionContext, newPayment: NewPayment): Promise<number> {
  const { customerId, userId, purpose, provider: gateway, amountMinor, lines } = newPayment;
  await cancelOpenPayments(db, customerId, now);
  const expiresAt = new Date(now.getTime() + definitions[gateway.name].sessionMinutes * 60_000);
  const [payment] = await insertPayment(db, {
    site: site.code,
    customerId,
    userId,
    purpose,
    provider: gateway.name,
    sandbox: gateway.sandbox,
    receipt: randomUUID(),
    amountMinor,
    currency: site.currency,
    frozen: JSON.stringify(newPayment.frozen),
    lines: JSON.stringify(lines.map((line, index) => ({ ...line, lineNo: index + 1 }))),
    now,
    expiresAt,
    nextCheckAt: nextCheck({ endedAt: null }, now) ?? now,
  });
  if (!payment) throw new Error('a payment could not be written');
  const to = { site: site.code, customerId, paymentId: payment.id, now, endsAt: expiresAt };
  await holdStockForPayment(
    db,
    to,
    lines.map(({ branchId, itemId, held }) => ({ branchId, itemId, quantity: held })),
  );
  return payment.id;
}

/** An order ends what else could become one; the customer must be locked. */
export const cancelOpenOrderPayments = (db: Db, customerId: number, now: Date) =>
  cancelOpenPayments(db, customerId, now, ['order']);

/** Late money is still looked for. */
async function cancelOpenPayments(
  db: Db,
  customerId: number,
  now: Date,
  purposes: readonly PaymentPurpose[] = ['order', 'account'],
): Promise<void> {
  for (const { id, sessionId, purpose } of await findOpenByCustomer(db, { customerId })) {
    if (!purposes.includes(purpose)) continue;
    await recordPaymentEnded(db, {
      id,
      now,
      nextCheckAt: sessionId === null ? null : (nextCheck({ endedAt: now }, now) ?? null),
    });
    await releasePaymentHold(db, id, now);
  }
}

export type PaymentSession = {
  receipt: string;
  sessionId: string;
  url: string;
  publicKey: string;
  sandbox: boolean;
  amountMinor: number;
};

/** `path` is the page to return to, with a query; it may name the payment by its receipt. */
export type SessionPage = { path: (receipt: string) => string; description: string };

export async function openPaymentSession(
  context: PaymentContext,
  paymentId: number,
  { path, description }: SessionPage,
): Promise<PaymentSession | 'over' | 'down'> {
  const { site, services } = context;
  const [payment] = await findPayment(context.database, { id: paymentId });
  const gateway = payment && services.gateways.forPayment(context, payment);
  if (!payment || !gateway) return 'down';
  const { receipt, sandbox, amountMinor } = payment;
  const opened = { receipt, publicKey: gateway.publicKey, sandbox, amountMinor };
  if (payment.state === 'open' && payment.sessionId !== null)
    return { ...opened, sessionId: payment.sessionId, url: payment.checkoutUrl ?? '' };
  if (payment.state !== 'opening') return 'over';

  const back = `${services.gateways.addressOf(site.code)}${path(receipt)}`;
  try {
    const session = await gateway.openSession({
      ...payment,
      description,
      successUrl:
        definitions[payment.provider].checkout === 'redirect' ? `${back}&session_id={CHECKOUT_SESSION_ID}` : back,
      cancelUrl: `${back}&payment=cancelled&payment_id=${receipt}`,
    });
    const nextCheckAt = nextCheck({ endedAt: null }, context.now) ?? context.now;
    const at = { id: paymentId, sessionId: session.id, checkoutUrl: session.url, now: context.now, nextCheckAt };
    const [recorded] = await recordPaymentOpened(context.database, at);
    if (recorded) return { ...opened, sessionId: session.id, url: session.url ?? '' };
    return await openedMeanwhile(context, paymentId, { ...opened, sessionId: session.id });
  } catch (cause) {
    context.log.error({ err: cause, payment: receipt }, 'payment could not be opened');
    return 'down';
  }
}

/** The same request opened it concurrently, or the payment has ended meanwhile. */
async function openedMeanwhile(
  context: PaymentContext,
  id: number,
  opened: Omit<PaymentSession, 'url'>,
): Promise<PaymentSession | 'over'> {
  const { sessionId } = opened;
  const [payment] = await findPayment(context.database, { id });
  if (payment?.state === 'open' && payment.sessionId === sessionId)
    return { ...opened, url: payment.checkoutUrl ?? '' };
  if (payment) await endPayment(context, { ...payment, sessionId });
  return 'over';
}
