import { type Message, queueMessages } from '../../messages/queue-message.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import type { TransactionContext } from '../gateways/payment-gateways.ts';
import { bookRefund } from '../receipts/paid-order.server.ts';
import { formatAnyMoney } from './format-any-money.ts';
import type { PaymentRow } from './payments.db.ts';
import { findPayment } from './payments.db.ts';
import { findLeftToRefund, insertRefund } from './refunds.db.ts';

export type CapturedMoney = { captureId: string; amountMinor: number; currency: string };

/** Refunds money that pays no order, once per capture; the job carries it out. None may be left of it. */
export async function refundCapture(
  context: TransactionContext,
  payment: PaymentRow,
  money: CapturedMoney,
  reason: string,
): Promise<void> {
  const { db, site, now } = context;
  if (money.amountMinor <= 0) return;
  const key = `${payment.provider}-${money.captureId}`;
  const [written] = await insertRefund(db, { ...money, site: site.code, paymentId: payment.id, reason, key, now });
  if (!written) return;
  await announceRefund(context, payment, money, { reason, by: 'system' });
}

type RefundCause = { reason: string; by: string };

/** `amountOf` gets the minor units not refunded yet and returns how many to refund. */
export async function refundPayment(
  context: TransactionContext,
  paymentId: number,
  amountOf: (leftMinor: number) => number,
  { reason, key, by }: RefundCause & { key: string },
): Promise<number> {
  const { db, site, now } = context;
  const [payment] = await findPayment(db, { id: paymentId });
  const [left] = await findLeftToRefund(db, { paymentId });
  if (!payment?.captureId || !left) return 0;
  const { captureId, currency } = payment;
  const { leftMinor } = left;
  const money = { captureId, amountMinor: Math.min(leftMinor, amountOf(leftMinor)), currency };
  if (money.amountMinor <= 0) return 0;
  const [written] = await insertRefund(db, { ...money, site: site.code, paymentId, reason, key, now });
  if (!written) return 0;
  await bookRefund(db, site, { paymentId, amountMinor: money.amountMinor, why: reason, now, by });
  await announceRefund(context, payment, money, { reason, by });
  return money.amountMinor;
}

async function announceRefund(
  { db, site, now }: TransactionContext,
  payment: PaymentRow,
  money: CapturedMoney,
  { reason, by }: RefundCause,
) {
  await recordAudit(db, {
    site: site.code,
    at: now,
    actor: by === 'system' || by === 'buyer' ? by : 'staff',
    actorName: by,
    action: 'payment given back',
    subject: payment.receipt,
    customerId: payment.customerId,
    details: { reason, amountMinor: money.amountMinor, currency: money.currency, capture: money.captureId },
  });
  await queueMessages(db, site.code, now, mailsOf(site, payment, money, reason));
}

function mailsOf(site: Site, payment: PaymentRow, money: CapturedMoney, reason: string): Message[] {
  const amount = formatAnyMoney(money.amountMinor, money.currency);
  const data = { amount, reason, company: payment.company, payment: money.captureId };
  return [
    { channel: 'mail', receiver: payment.email, template: 'payment-given-back', data },
    { channel: 'mail', receiver: site.contact.email, template: 'payment-given-back-staff', data },
  ];
}
