import { word } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { refusePayment } from './finish-payment.server.ts';
import { endSession, lookUp } from './look-up.ts';
import type { Ground, Paying } from './paying.ts';
import { nextCheck, nextTry } from './payment-state.rule.ts';
import { claimDue, findPayment, lockPayment, noteNextCheck, type PaymentRow } from './payments.db.ts';
import { claimRefunds, noteNotRefunded, noteRefunded, type RefundRow } from './refunds.db.ts';

const mostPerRun = 50;
/** How long one process has for what it took, before another takes it. */
const leaseMs = 30_000;

/**
 * Finishes what nobody came back for: settled payments without an order, open ones that their provider knows more of,
 * sessions that are over, refunds. Several processes may do it at the same time.
 */
export async function runPayments(paying: Paying, ground: Ground, site: Site): Promise<void> {
  const due = { site: site.code, now: ground.now, until: new Date(ground.now.getTime() + leaseMs), most: mostPerRun };
  for (const { id } of await claimDue(ground.database, due)) {
    const [payment] = await findPayment(ground.database, { id });
    if (payment) await runOne(paying, ground, site, payment);
  }
  for (const refund of await claimRefunds(ground.database, due)) await runRefund(paying, ground, site, refund);
}

async function runOne(paying: Paying, ground: Ground, site: Site, payment: PaymentRow): Promise<void> {
  const { log, now, database } = ground;
  const told = { site: site.code, payment: payment.receipt };
  try {
    const over = payment.expiresAt <= now && (payment.state === 'open' || payment.state === 'opening');
    const found =
      over || payment.state === 'opening'
        ? await endSession(paying, ground, site, payment)
        : await lookUp(paying, ground, site, payment);
    const [then] = await findPayment(database, { id: payment.id });
    if (then?.sessionId && found.state !== 'ordered' && found.state !== 'refused')
      await noteNextCheck(database, { id: then.id, tries: 0, nextCheckAt: nextCheck(then, now) ?? null });
    if (found.state === 'ordered') log.info(told, 'a payment became its order by itself');
  } catch (cause) {
    log.error({ ...told, err: cause }, 'a payment could not be finished');
    const nextCheckAt = nextTry('order', payment.tries, now);
    if (nextCheckAt) await noteNextCheck(database, { id: payment.id, tries: payment.tries + 1, nextCheckAt });
    else await giveUp(ground, site, payment.id);
  }
}

/** Money that could not be made an order in all these tries is given back; staff see why in the log. */
async function giveUp({ database, now }: Ground, site: Site, id: number): Promise<void> {
  await database.transaction(async (db) => {
    const [payment] = await lockPayment(db, { id });
    if (payment?.state !== 'settled' || payment.captureId === null)
      return noteNextCheck(db, { id, tries: 0, nextCheckAt: nextCheck({ endedAt: null }, now) ?? null });
    const { captureId, amountMinor, currency } = payment;
    const reason = word('The order could not be written for a fault of ours.');
    await refusePayment(db, site, payment, { captureId, amountMinor, currency }, { reason, now });
  });
}

async function runRefund(paying: Paying, ground: Ground, site: Site, refund: RefundRow): Promise<void> {
  const { database, log, now } = ground;
  try {
    const provider = paying.providerOf(ground, site, refund);
    if (!provider) throw new Error(`${site.name} has no keys for ${refund.provider} any more`);
    const { id } = await provider.refund({ ...refund });
    await noteRefunded(database, { id: refund.id, refundId: id, now });
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : String(cause);
    const nextTryAt = nextTry('refund', refund.tries, now) ?? null;
    log.error({ site: site.code, refund: refund.key, err: cause }, 'a refund could not be made');
    await noteNotRefunded(database, { id: refund.id, nextTryAt, error });
  }
}
