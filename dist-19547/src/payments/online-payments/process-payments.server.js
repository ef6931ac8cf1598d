import { msg } from '../../lib/i18n.js';
                                                
                                                                                       
import { refusePayment } from './finish-payment.server.js';
import { nextAttemptAt, nextCheck } from './payment-state.rule.js';
import { claimDue, findPayment, lockPayment,                  recordNextCheck } from './payments.db.js';
import { endPayment, reconcilePayment } from './reconcile-payment.server.js';
import { claimRefunds,                 recordRefundDone, recordRefundFailure } from './refunds.db.js';

const maxPerRun = 50;
const leaseMs = 30_000;

/** For payments whose buyers did not return, and refunds. Safe to run in several processes. */
export async function processPayments(gateways                 , context                , site      )                {
  const due = { site: site.code, now: context.now, until: new Date(context.now.getTime() + leaseMs), limit: maxPerRun };
  for (const { id } of await claimDue(context.database, due)) {
    const [payment] = await findPayment(context.database, { id });
    if (payment) await runOne(gateways, context, site, payment);
  }
  for (const refund of await claimRefunds(context.database, due)) await runRefund(gateways, context, site, refund);
}

async function runOne(
  gateways                 ,
  context                ,
  site      ,
  payment            ,
)                {
  const { log, now, database } = context;
  const logFields = { site: site.code, payment: payment.receipt };
  try {
    const over = payment.expiresAt <= now && (payment.state === 'open' || payment.state === 'opening');
    const found =
      over || payment.state === 'opening'
        ? await endPayment(gateways, context, site, payment)
        : await reconcilePayment(gateways, context, site, payment);
    const [then] = await findPayment(database, { id: payment.id });
    const isFinished = found.state === 'ordered' || found.state === 'booked';
    if (then?.sessionId && !isFinished && found.state !== 'refused')
      await recordNextCheck(database, { id: then.id, tries: 0, nextCheckAt: nextCheck(then, now) ?? null });
    if (isFinished) log.info(logFields, 'payment completed by the job');
  } catch (cause) {
    log.error({ ...logFields, err: cause }, 'payment could not be finished');
    const nextCheckAt = nextAttemptAt('order', payment.tries, now);
    if (nextCheckAt) await recordNextCheck(database, { id: payment.id, tries: payment.tries + 1, nextCheckAt });
    else await giveUp(context, site, payment.id);
  }
}

async function giveUp({ database, now }                , site      , id        )                {
  await database.transaction(async (db) => {
    const [payment] = await lockPayment(db, { id });
    if (payment?.state !== 'settled' || payment.captureId === null)
      return recordNextCheck(db, { id, tries: 0, nextCheckAt: nextCheck({ endedAt: null }, now) ?? null });
    const { captureId, amountMinor, currency } = payment;
    const reason =
      payment.purpose === 'order'
        ? msg("Something went wrong on our side and the order wasn't created.")
        : msg("Something went wrong on our side and the payment wasn't booked.");
    await refusePayment(db, site, payment, { captureId, amountMinor, currency }, { reason, now });
  });
}

/** Returns what went wrong. */
export async function runRefund(
  gateways                 ,
  context                ,
  site      ,
  refund           ,
)                              {
  const { database, log, now } = context;
  try {
    const gateway = gateways.forPayment(context, site, refund);
    if (!gateway) throw new Error(`${site.name} no longer has keys for ${refund.provider}`);
    const { id } = await gateway.refund({ ...refund });
    await recordRefundDone(database, { id: refund.id, refundId: id, now });
    return undefined;
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : String(cause);
    const nextTryAt = nextAttemptAt('refund', refund.tries, now) ?? null;
    log.error({ site: site.code, refund: refund.key, err: cause }, 'refund failed');
    await recordRefundFailure(database, { id: refund.id, nextTryAt, error });
    return error;
  }
}
