import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import { refundLeaseMs } from '../gateways/gateway-timeouts.ts';
import { onlinePaymentRefusals } from '../payment-refusals.ts';
import { findMoneyOnAccount } from '../receipts/paid-order.server.ts';
import { providerName } from './ask-provider.server.ts';
import { recordDashboardRefunds } from './dashboard-refund.server.ts';
import { refundUnderWay, type StaffPaymentContext, unknownPayment } from './finish-by-staff.server.ts';
import { refusePayment } from './finish-payment.server.ts';
import { formatAnyMoney } from './format-any-money.ts';
import { findSitePayment, lockPayment, type PaymentRow } from './payments.db.ts';
import { runRefund } from './process-payments.server.ts';
import { refundPayment } from './refund-payment.server.ts';
import { findLeftToRefund } from './refunds.db.ts';
import { claimRefundsOf, findRefunds, lockUndoneRefunds } from './staff-payments.db.ts';

const maxReasonLength = 300;

type WantedRefund = { id: number; reason: string; onlyOnAccount?: boolean };

/**
 * Refunds a payment that became no order, or of a booked one all or what is on account; or tries its unfinished refunds
 * again. Never twice, as refunds carry a key.
 */
export async function refundByStaff(
  context: StaffPaymentContext,
  { id, reason, onlyOnAccount = false }: WantedRefund,
): Promise<
  | { refunded: string }
  | Refusal<'cannot_be' | 'not_refunded' | 'refund_under_way' | 'refunded_before' | 'unknown_payment'>
> {
  const { site, database, now } = context;
  const [known] = await findSitePayment(database, { site: site.code, id });
  if (!known) return unknownPayment(site);
  const madeBefore = await recordRefundsOfProvider(context, known);
  if (madeBefore) return madeBefore;
  const refused = await database.transaction((db) =>
    decideRefund({ ...context, db }, { id, reason: reason.trim(), onlyOnAccount }),
  );
  if (refused) return refused;
  const until = new Date(now.getTime() + refundLeaseMs);
  const claimed = await claimRefundsOf(database, { paymentId: id, now, until });
  if (claimed.length === 0) return refundUnderWay();
  const amounts: string[] = [];
  for (const refund of claimed) {
    const problem = await runRefund(context, refund);
    if (problem !== undefined)
      return refuse(onlinePaymentRefusals, 'not_refunded.reason', {
        provider: providerName(known),
        reason: problem.slice(0, 200),
      });
    amounts.push(formatAnyMoney(refund.amountMinor, refund.currency));
  }
  return { refunded: amounts.join(', ') };
}

/** What failed here may have been refunded in the provider's dashboard since, and is not refunded again. */
async function recordRefundsOfProvider(
  context: StaffPaymentContext,
  payment: PaymentRow,
): Promise<Refusal<'cannot_be' | 'not_refunded' | 'refunded_before'> | undefined> {
  const isUndone = ({ doneAt }: { doneAt: Date | null }) => doneAt === null;
  const { id: paymentId } = payment;
  const undone = (await findRefunds(context.database, { paymentId })).filter(isUndone);
  if (undone.length === 0) return undefined;
  try {
    for (const captureId of new Set(undone.map((one) => one.captureId)))
      await recordDashboardRefunds(context, payment, captureId);
  } catch (cause) {
    context.log.warn({ err: cause, payment: payment.receipt }, 'payment gateway told no refunds of the payment');
    return refuse(onlinePaymentRefusals, 'not_refunded.no_answer', { provider: providerName(payment) });
  }
  const refunds = await findRefunds(context.database, { paymentId });
  return refunds.some(isUndone) ? undefined : nothingToRefund(context.database, payment, refunds);
}

async function decideRefund(
  context: StaffPaymentContext & { db: Db },
  wanted: Required<WantedRefund>,
): Promise<Refusal<'cannot_be' | 'refund_under_way' | 'refunded_before' | 'unknown_payment'> | undefined> {
  const { db, site, by, now } = context;
  const { id, reason } = wanted;
  const [payment] = await lockPayment(db, { id });
  if (!payment) return unknownPayment(site);
  if ((await lockUndoneRefunds(db, { paymentId: id, now })).some(({ isUnderWay }) => isUnderWay))
    return refundUnderWay();
  const refunds = await findRefunds(db, { paymentId: id });
  const undone = refunds.filter(({ doneAt }) => doneAt === null);
  const audit = { ...byStaff(site, { by, now }), subject: payment.receipt } as const;
  const { customerId, captureId, state, amountMinor, currency } = payment;
  if (undone.length > 0) {
    const details = { amounts: undone.map((one) => formatAnyMoney(one.amountMinor, one.currency)) };
    await recordAudit(db, { ...audit, action: 'refund tried again', customerId, details });
    return undefined;
  }
  if ((state !== 'settled' && state !== 'booked') || captureId === null) return nothingToRefund(db, payment, refunds);
  if (reason === '') return refuse(onlinePaymentRefusals, 'cannot_be.no_reason');
  if (reason.length > maxReasonLength)
    return refuse(onlinePaymentRefusals, 'cannot_be.long_reason', { max: maxReasonLength });
  if (state === 'booked') return refundBooked(context, payment, wanted);
  await refusePayment(context, payment, { captureId, amountMinor, currency }, reason);
  const details = { before: { state }, after: { state: 'refused' }, reason };
  await recordAudit(db, { ...audit, action: 'payment refunded by staff', customerId, details });
  return undefined;
}

async function refundBooked(
  context: StaffPaymentContext & { db: Db },
  payment: PaymentRow,
  { id, reason, onlyOnAccount }: Required<WantedRefund>,
): Promise<Refusal<'cannot_be' | 'refunded_before'> | undefined> {
  const { db, by } = context;
  const refunds = await findRefunds(db, { paymentId: id });
  const onAccountMinor = await findMoneyOnAccount(db, id);
  const key = `${payment.provider}-${payment.captureId}-${refunds.length + 1}`;
  const amountOf = (leftMinor: number) => (onlyOnAccount ? onAccountMinor : leftMinor);
  const refundedMinor = await refundPayment(context, id, amountOf, { reason, key, by });
  return refundedMinor > 0 ? undefined : nothingToRefund(db, payment, refunds);
}

async function nothingToRefund(
  db: Db,
  { id, state }: PaymentRow,
  [last]: readonly { refundId: string | null }[],
): Promise<Refusal<'cannot_be' | 'refunded_before'>> {
  const isBooked = state === 'ordered' || state === 'booked';
  const [{ leftMinor } = { leftMinor: 0 }] = isBooked ? await findLeftToRefund(db, { paymentId: id }) : [];
  if (state === 'ordered' && leftMinor > 0) return refuse(onlinePaymentRefusals, 'cannot_be.paid_order');
  if (last?.refundId) return refuse(onlinePaymentRefusals, 'refunded_before.refunded', { refund: last.refundId });
  if (last) return refuse(onlinePaymentRefusals, 'refunded_before.settled');
  if (!isBooked) return refuse(onlinePaymentRefusals, 'cannot_be.no_money');
  if (leftMinor > 0) return refuse(onlinePaymentRefusals, 'cannot_be.not_on_account');
  return refuse(onlinePaymentRefusals, 'cannot_be.taken_back');
}
