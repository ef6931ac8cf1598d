import { msg } from '../../lib/i18n.ts';
import { GatewayRequestError } from '../gateways/gateway-request-error.ts';
import { refundLeaseMs } from '../gateways/gateway-timeouts.ts';
import type { PaymentContext } from '../gateways/payment-gateways.ts';
import { recordDashboardRefunds } from './dashboard-refund.server.ts';
import { refusePayment } from './finish-payment.server.ts';
import { nextAttemptAt, nextCheck } from './payment-state.rule.ts';
import {
  claimDue,
  findPayment,
  lockPayment,
  type PaymentRow,
  recordNextCheck,
  recordRefundCheck,
} from './payments.db.ts';
import { endPayment, isUnpaid, reconcilePayment } from './reconcile-payment.server.ts';
import { claimRefunds, type RefundRow, recordRefundDone, recordRefundFailure } from './refunds.db.ts';

const maxPerRun = 50;
const leaseMs = 30_000;

/** Goes on with payments whose buyers did not return, and refunds. It is safe to run in several processes. */
export async function processPayments(context: PaymentContext): Promise<void> {
  const { site } = context;
  const startedAt = performance.now();
  const due = { site: site.code, now: context.now, until: new Date(context.now.getTime() + leaseMs), limit: maxPerRun };
  for (const { id } of await claimDue(context.database, due)) {
    const [payment] = await findPayment(context.database, { id });
    if (payment) await runOne(context, payment);
  }
  for (let count = 0; count < maxPerRun; count += 1) {
    const until = new Date(context.now.getTime() + performance.now() - startedAt + refundLeaseMs);
    const [refund] = await claimRefunds(context.database, { ...due, until, limit: 1 });
    if (!refund) break;
    await runRefund(context, refund);
  }
}

async function runOne(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const { site, log, now, database } = context;
  const logFields = { site: site.code, payment: payment.receipt };
  try {
    const hasAsked = await askForRefunds(context, payment);
    const over = payment.expiresAt <= now && (payment.state === 'open' || payment.state === 'opening');
    const found =
      over || payment.state === 'opening'
        ? await endPayment(context, payment)
        : await reconcilePayment(context, payment);
    const [then] = await findPayment(database, { id: payment.id });
    const isFinished = found.state === 'ordered' || found.state === 'booked';
    if (then?.sessionId && !isFinished && found.state !== 'refused')
      await recordNextCheck(database, { id: then.id, tries: 0, nextCheckAt: nextCheck(then, now) ?? null });
    if (isFinished)
      await recordRefundCheck(database, {
        id: payment.id,
        nextCheckAt: hasAsked ? null : nextRefundCheck(payment, now),
      });
    if (isFinished && payment.state !== found.state) log.info(logFields, 'payment completed by the job');
  } catch (cause) {
    log.error({ ...logFields, err: cause }, 'payment could not be finished');
    const nextCheckAt = nextAttemptAt('order', payment.tries, now);
    if (nextCheckAt) await recordNextCheck(database, { id: payment.id, tries: payment.tries + 1, nextCheckAt });
    else await giveUp(context, payment.id);
  }
}

/** Returns whether it is known what of a paid payment was refunded in the provider's dashboard. */
async function askForRefunds(context: PaymentContext, payment: PaymentRow): Promise<boolean> {
  if (isUnpaid(payment) || payment.captureId === null) return true;
  try {
    await recordDashboardRefunds(context, payment, payment.captureId);
    return true;
  } catch (cause) {
    context.log.warn({ err: cause, payment: payment.receipt }, 'payment gateway told no refunds of the payment');
    return false;
  }
}

const nextRefundCheck = ({ createdAt }: PaymentRow, now: Date) => nextCheck({ endedAt: createdAt }, now) ?? null;

async function giveUp({ database, site, now }: PaymentContext, id: number): Promise<void> {
  await database.transaction(async (db) => {
    const [payment] = await lockPayment(db, { id });
    if (payment?.state !== 'settled' || payment.captureId === null)
      return recordNextCheck(db, { id, tries: 0, nextCheckAt: nextCheck({ endedAt: null }, now) ?? null });
    const { captureId, amountMinor, currency } = payment;
    const reason =
      payment.purpose === 'order'
        ? msg("Something went wrong on our side and the order wasn't created.")
        : msg("Something went wrong on our side and the payment wasn't booked.");
    await refusePayment({ db, site, now }, payment, { captureId, amountMinor, currency }, reason);
  });
}

/** Returns what went wrong. */
export async function runRefund(context: PaymentContext, refund: RefundRow): Promise<string | undefined> {
  const { site, database, log, now, services } = context;
  try {
    const gateway = services.gateways.forPayment(context, refund);
    if (!gateway) throw new Error(`${site.name} no longer has keys for ${refund.provider}`);
    const { id } = await gateway.refund({ ...refund });
    await recordRefundDone(database, { id: refund.id, refundId: id, now });
    return undefined;
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : String(cause);
    const nextTryAt = nextAttemptAt('refund', refund.tries, now) ?? null;
    log.error({ site: site.code, refund: refund.key, err: cause }, 'refund failed');
    await recordRefundFailure(database, { id: refund.id, nextTryAt, error });
    if (cause instanceof GatewayRequestError) await askWhatIsLeft(context, refund);
    return error;
  }
}

/** A gateway refuses more than is left of the money, a part of which may have been refunded in its dashboard. */
async function askWhatIsLeft(
  context: PaymentContext,
  { paymentId: id, captureId, provider, sandbox, key: refund }: RefundRow,
): Promise<void> {
  try {
    await recordDashboardRefunds(context, { id, provider, sandbox }, captureId);
  } catch (cause) {
    context.log.warn({ err: cause, refund }, 'payment gateway told no refunds of the payment');
  }
}
