import { releasePaymentHold } from '../../catalogue/stock/hold-stock.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { Capture } from '../gateways/payment-gateway.ts';
import type { PaymentContext, PaymentGateways } from '../gateways/payment-gateways.ts';
import { bookInvoicePayment } from '../invoice-payments/book-invoice-payment.server.ts';
import { classifyCapture, differsReasonOf, keptMinor, settledOutside, tooMuchReasonOf } from './payment-state.rule.ts';
import {
  findPaymentLines,
  lockPayment,
  type PaymentRow,
  recordPaymentBooked,
  recordPaymentOrdered,
  recordPaymentRefused,
  recordPaymentSettled,
} from './payments.db.ts';
import { refundCapture } from './refund-payment.server.ts';

export type FinishResult =
  | { state: 'ordered'; orderId: number }
  | { state: 'booked' }
  | { state: 'refused'; reason: string }
  | { state: 'open' | 'ended' };

/** The only way to finish a payment; idempotent, in whatever order browser, webhook and job call it. */
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
    if (payment.state !== 'settled') return finishedOf(payment);
    return payment.purpose === 'account'
      ? bookOnAccount(db, site, payment, context.now)
      : placeOrder(gateways, db, site, payment, context.now);
  });
}

/** In a transaction of its own, so that a later failure cannot lose the money. */
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

/** Money of a payment that staff have settled outside makes no order, and is not given back again. */
async function applyCapture(db: Db, site: Site, payment: PaymentRow, capture: Capture, now: Date): Promise<void> {
  const means = classifyCapture(payment, capture);
  const money = { captureId: capture.id, amountMinor: keptMinor(capture), currency: capture.currency.toUpperCase() };
  const isUnpaid = means === 'settles' || means === 'differs';
  if (isUnpaid && payment.closedAt !== null) {
    await recordPaymentRefused(db, { id: payment.id, captureId: capture.id, reason: settledOutside, now });
    return;
  }
  if (means === 'settles')
    await recordPaymentSettled(db, { id: payment.id, captureId: capture.id, now, nextCheckAt: now });
  if (means === 'too_much')
    await refundCapture(db, site, payment, money, { reason: tooMuchReasonOf(payment.purpose), now });
  if (means === 'differs')
    await refusePayment(db, site, payment, money, { reason: differsReasonOf(payment.purpose), now });
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

/** Never refused: money for invoices that were paid meanwhile stays on account. */
async function bookOnAccount(db: Db, site: Site, payment: PaymentRow, now: Date): Promise<FinishResult> {
  const { id, captureId } = payment;
  if (captureId === null) throw new Error(`payment ${payment.receipt} has settled without a capture`);
  await bookInvoicePayment(db, site, { ...payment, captureId }, now);
  await recordPaymentBooked(db, { id, now });
  return { state: 'booked' };
}

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
  if (state === 'booked') return { state };
  if (state === 'refused') return { state, reason: refusedFor ?? '' };
  return { state: state === 'ended' ? 'ended' : 'open' };
}
