import { releasePaymentHold } from '../../catalogue/stock/hold-stock.server.ts';
import { msg } from '../../lib/i18n.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { Capture } from '../gateways/payment-gateway.ts';
import type { PaymentContext, PaymentGateways } from '../gateways/payment-gateways.ts';
import { classifyCapture } from './payment-state.rule.ts';
import {
  findPaymentLines,
  lockPayment,
  type PaymentRow,
  recordPaymentOrdered,
  recordPaymentRefused,
  recordPaymentSettled,
} from './payments.db.ts';
import { refundCapture } from './refund-payment.server.ts';

/** What became of a payment. */
export type FinishResult =
  | { state: 'ordered'; orderId: number }
  /** It is given back, for this reason. */
  | { state: 'refused'; reason: string }
  /** Nobody has paid it, yet or any more. */
  | { state: 'open' | 'ended' };

const differs = msg('The amount that was paid is not the one that was asked for.');
const tooMuch = msg('This was paid before; the second payment is not needed.');

/**
 * The one finish of every payment, whoever finds out that money has come: notes what was taken, then makes the order or
 * gives the money back. However often and in whatever order it is called, the result is the same.
 */
export async function finishPayment(
  gateways: PaymentGateways,
  context: PaymentContext,
  site: Site,
  paymentId: number,
  captures: readonly Capture[] = [],
): Promise<FinishResult> {
  if (captures.length > 0) await settlePayment(context, site, paymentId, captures);
  return context.database.transaction(async (db) => {
    const payment = await locked(db, paymentId);
    return payment.state === 'settled' ? placeOrder(gateways, db, site, payment, context.now) : finishedOf(payment);
  });
}

/** Notes money that was taken, in a transaction of its own: it is known from then on, whatever happens next. */
export async function settlePayment(
  { database, now }: Pick<PaymentContext, 'database' | 'now'>,
  site: Site,
  paymentId: number,
  captures: readonly Capture[],
): Promise<void> {
  await database.transaction(async (db) => {
    for (const capture of captures) await applyCapture(db, site, await locked(db, paymentId), capture, now);
  });
}

async function applyCapture(db: Db, site: Site, payment: PaymentRow, capture: Capture, now: Date): Promise<void> {
  const means = classifyCapture(payment, capture);
  const money = { captureId: capture.id, amountMinor: capture.amountMinor, currency: capture.currency.toUpperCase() };
  if (means === 'settles')
    await recordPaymentSettled(db, { id: payment.id, captureId: capture.id, now, nextCheckAt: now });
  if (means === 'too_much') await refundCapture(db, site, payment, money, { reason: tooMuch, now });
  if (means === 'differs') await refusePayment(db, site, payment, money, { reason: differs, now });
}

async function placeOrder(
  gateways: PaymentGateways,
  db: Db,
  site: Site,
  payment: PaymentRow,
  now: Date,
): Promise<FinishResult> {
  const { id, customerId, userId, createdAt: startedAt, captureId, amountMinor, currency, frozen } = payment;
  if (captureId === null) throw new Error(`payment ${payment.receipt} has settled without a capture`);
  const lines = await findPaymentLines(db, { paymentId: id });
  const paid = { paymentId: id, customerId, userId, startedAt, captureId, amountMinor, currency, frozen, lines };
  const placed = await gateways.placePaidOrder(db, site, paid, now);
  if ('refused' in placed) {
    await refusePayment(db, site, payment, { captureId, amountMinor, currency }, { reason: placed.refused, now });
    return { state: 'refused', reason: placed.refused };
  }
  await recordPaymentOrdered(db, { id, orderId: placed.orderId, now });
  return { state: 'ordered', orderId: placed.orderId };
}

/** Money that cannot become the order: nothing is held for it any more, and it is given back. */
export async function refusePayment(
  db: Db,
  site: Site,
  payment: PaymentRow,
  money: { captureId: string; amountMinor: number; currency: string },
  why: { reason: string; now: Date },
): Promise<void> {
  await recordPaymentRefused(db, { id: payment.id, captureId: money.captureId, ...why });
  await releasePaymentHold(db, payment.id, why.now);
  await refundCapture(db, site, payment, money, why);
}

async function locked(db: Db, id: number): Promise<PaymentRow> {
  const [payment] = await lockPayment(db, { id });
  if (!payment) throw new Error(`there is no payment ${id}`);
  return payment;
}

function finishedOf({ state, orderId, refusedFor }: PaymentRow): FinishResult {
  if (orderId !== null) return { state: 'ordered', orderId };
  if (state === 'refused') return { state, reason: refusedFor ?? '' };
  return { state: state === 'ended' ? 'ended' : 'open' };
}
