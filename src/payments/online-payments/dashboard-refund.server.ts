import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import { releaseOrderMoney } from '../credit/order-money.server.ts';
import type { TransactionContext } from '../gateways/payment-gateways.ts';
import { bookRefund } from '../receipts/paid-order.server.ts';
import { answerWithin, defaultTimeoutMs, type ProviderContext, providerName } from './ask-provider.server.ts';
import { refusePayment } from './finish-payment.server.ts';
import { formatAnyMoney } from './format-any-money.ts';
import { refundedAtProvider } from './payment-state.rule.ts';
import { lockPayment, type PaymentRow } from './payments.db.ts';
import type { CapturedMoney } from './refund-payment.server.ts';
import {
  findLeftToRefund,
  insertDashboardRefund,
  lockRefundsOfCapture,
  recordPartMadeInstead,
  recordRefundMadeInstead,
} from './refunds.db.ts';
import { findUnrecorded, type UnrecordedRefund } from './unrecorded-refunds.rule.ts';

const by = 'system';
const reason = refundedAtProvider;

/**
 * Asks the provider for all refunds of a capture. What staff refunded in its dashboard makes up for refunds that failed here;
 * what is beyond them is written down, booked, and told to staff. Once for each refund, whenever it is called; throws when
 * the provider does not answer.
 */
export async function recordDashboardRefunds(
  context: ProviderContext,
  { id, ...owned }: Pick<PaymentRow, 'id' | 'provider' | 'sandbox'>,
  captureId: string,
): Promise<void> {
  const { site, now } = context;
  const gateway = context.services.gateways.forPayment(context, owned);
  if (!gateway) throw new Error(`${site.name} no longer has keys for ${owned.provider}`);
  const refunds = await answerWithin(context.timeoutMs ?? defaultTimeoutMs, gateway.listRefunds(captureId));
  await context.database.transaction(async (db) => {
    const [payment] = await lockPayment(db, { id });
    if (!payment) return;
    const recorded = await lockRefundsOfCapture(db, { paymentId: id, captureId });
    const isPaidWith = payment.captureId === captureId && paidStates.includes(payment.state);
    let isNew = false;
    for (const found of findUnrecorded(recorded, refunds)) {
      if (found.insteadOf) await recordMadeInstead(db, found, now);
      else if (isPaidWith) await recordNew({ db, site, now }, payment, { ...found, captureId });
      isNew ||= isPaidWith && !found.insteadOf;
    }
    if (isNew && payment.state === 'settled') await refuse({ db, site, now }, payment, captureId);
  });
}

async function recordMadeInstead(db: Db, { refundId, amountMinor, insteadOf }: UnrecordedRefund, now: Date) {
  if (!insteadOf) return;
  const made = { id: insteadOf.id, refundId, now };
  if (amountMinor === insteadOf.amountMinor) await recordRefundMadeInstead(db, made);
  else await recordPartMadeInstead(db, { ...made, amountMinor });
}

type NewRefund = Pick<UnrecordedRefund, 'refundId' | 'amountMinor'> & { captureId: string };

async function recordNew(
  context: TransactionContext,
  payment: PaymentRow,
  { captureId, refundId, amountMinor }: NewRefund,
): Promise<void> {
  const { db, site, now } = context;
  const { id: paymentId, currency, orderId, provider } = payment;
  const money = { captureId, amountMinor, currency };
  const key = `${provider}-${refundId}`;
  await insertDashboardRefund(db, { ...money, site: site.code, paymentId, refundId, reason, key, now });
  await bookRefund(db, site, { paymentId, amountMinor, why: reason, now, by });
  if (orderId !== null) await releaseOrderMoney(db, site, { orderId, currency: site.currency, now, by });
  await notifyStaff(context, payment, money);
}

/** A payment that is refunded before it is an order or booked becomes none; what is left of it is refunded too. */
async function refuse(context: TransactionContext, payment: PaymentRow, captureId: string): Promise<void> {
  const [left] = await findLeftToRefund(context.db, { paymentId: payment.id });
  const money = { captureId, amountMinor: left?.leftMinor ?? 0, currency: payment.currency };
  await refusePayment(context, payment, money, reason);
}

async function notifyStaff(
  { db, site, now }: TransactionContext,
  payment: PaymentRow,
  money: CapturedMoney,
): Promise<void> {
  const { captureId, amountMinor, currency } = money;
  const { receipt: subject, customerId, company, state } = payment;
  const details = { amountMinor, currency, capture: captureId };
  const action = 'payment refunded at the provider';
  await recordAudit(db, { site: site.code, at: now, actor: by, actorName: by, action, subject, customerId, details });
  const data = {
    amount: formatAnyMoney(amountMinor, currency),
    company,
    payment: captureId,
    provider: providerName(payment),
    isOrder: state === 'ordered',
  };
  const mail = {
    channel: 'mail',
    receiver: site.contact.email,
    template: 'payment-refunded-at-provider',
    data,
  } as const;
  await queueMessages(db, site.code, now, [mail]);
}

const paidStates: readonly PaymentRow['state'][] = ['settled', 'ordered', 'booked'];
