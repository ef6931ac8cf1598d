import { releasePaymentHold } from '../../catalogue/stock/hold-stock.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Capture } from '../gateways/payment-gateway.ts';
import type { PaymentContext, PlacePaidOrder, TransactionContext } from '../gateways/payment-gateways.ts';
import { bookInvoicePayment } from '../invoice-payments/book-invoice-payment.server.ts';
import {
  classifyCapture,
  differsReasonOf,
  keptOfPaymentMinor,
  settledOutside,
  tooMuchReasonOf,
} from './payment-state.rule.ts';
import {
  findPaymentLines,
  lockPayment,
  type PaymentRow,
  recordPaymentBooked,
  recordPaymentOrdered,
  recordPaymentRefused,
  recordPaymentSettled,
} from './payments.db.ts';
import { type CapturedMoney, refundCapture } from './refund-payment.server.ts';

export type FinishResult =
  | { state: 'ordered'; orderId: number }
  | { state: 'booked' }
  | { state: 'refused'; reason: string }
  | { state: 'open' | 'ended' };

/** The only way to finish a payment; idempotent, in whatever order browser, webhook and job call it. */
export async function finishPayment(
  context: PaymentContext,
  paymentId: number,
  captures: readonly Capture[] = [],
): Promise<FinishResult> {
  if (captures.length > 0) await settlePayment(context, paymentId, captures);
  const { database, services } = context;
  return database.transaction(async (db) => {
    const payment = await locked(db, paymentId);
    if (payment.state !== 'settled') return finishedOf(payment);
    return payment.purpose === 'account'
      ? bookOnAccount({ ...context, db }, payment)
      : placeOrder({ ...context, db }, payment, services.gateways.placePaidOrder);
  });
}

/** Settles in a transaction of its own, so that a later failure cannot lose the money. */
export async function settlePayment(
  { database, site, now }: Pick<PaymentContext, 'database' | 'site' | 'now'>,
  paymentId: number,
  captures: readonly Capture[],
): Promise<void> {
  await database.transaction(async (db) => {
    for (const capture of captures) await applyCapture({ db, site, now }, await locked(db, paymentId), capture);
  });
}

/** Money of a payment that staff have settled outside makes no order, and is not given back again. */
async function applyCapture(context: TransactionContext, payment: PaymentRow, capture: Capture): Promise<void> {
  const { db, now } = context;
  const means = classifyCapture(payment, capture);
  const money = {
    captureId: capture.id,
    amountMinor: keptOfPaymentMinor(capture),
    currency: capture.currency.toUpperCase(),
  };
  const isUnpaid = means === 'settles' || means === 'differs';
  if (isUnpaid && payment.closedAt !== null) {
    await recordPaymentRefused(db, { id: payment.id, captureId: capture.id, reason: settledOutside, now });
    return;
  }
  if (means === 'settles')
    await recordPaymentSettled(db, { id: payment.id, captureId: capture.id, now, nextCheckAt: now });
  if (means === 'too_much') await refundCapture(context, payment, money, tooMuchReasonOf(payment.purpose));
  if (means === 'differs') await refusePayment(context, payment, money, differsReasonOf(payment.purpose));
}

async function placeOrder(
  context: TransactionContext,
  payment: PaymentRow,
  placePaidOrder: PlacePaidOrder,
): Promise<FinishResult> {
  const { db, site, now } = context;
  const { id, customerId, userId, createdAt: startedAt, captureId, amountMinor, currency, frozen } = payment;
  if (captureId === null) throw new Error(`payment ${payment.receipt} has settled without a capture`);
  const lines = await findPaymentLines(db, { paymentId: id });
  const paid = { paymentId: id, customerId, userId, startedAt, captureId, amountMinor, currency, frozen, lines };
  const placed = await placePaidOrder(db, site, paid, now);
  if ('refused' in placed) {
    await refusePayment(context, payment, { captureId, amountMinor, currency }, placed.refused);
    return { state: 'refused', reason: placed.refused };
  }
  await recordPaymentOrdered(db, { id, orderId: placed.orderId, now });
  return { state: 'ordered', orderId: placed.orderId };
}

/** Never refused: money for invoices that were paid meanwhile stays on account. */
async function bookOnAccount({ db, site, now }: TransactionContext, payment: PaymentRow): Promise<FinishResult> {
  const { id, captureId } = payment;
  if (captureId === null) throw new Error(`payment ${payment.receipt} has settled without a capture`);
  await bookInvoicePayment(db, site, { ...payment, captureId }, now);
  await recordPaymentBooked(db, { id, now });
  return { state: 'booked' };
}

export async function refusePayment(
  context: TransactionContext,
  payment: PaymentRow,
  money: CapturedMoney,
  reason: string,
): Promise<void> {
  const { db, now } = context;
  await recordPaymentRefused(db, { id: payment.id, captureId: money.captureId, reason, now });
  await releasePaymentHold(db, payment.id, now);
  await refundCapture(context, payment, money, reason);
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
