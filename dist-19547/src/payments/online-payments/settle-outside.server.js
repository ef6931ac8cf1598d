import { releasePaymentHold } from '../../catalogue/stock/hold-stock.server.js';
import { formatDateTime } from '../../lib/dates.js';
import { msg } from '../../lib/i18n.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { unknownPayment } from './finish-by-staff.server.js';
import { allDiffersReasons } from './payment-state.rule.js';
import {
  findSitePayment,
  lockPayment,
                  
  recordPaymentEnded,
  recordPaymentRefused,
} from './payments.db.js';
import { findClosed, findRefunds, recordPaymentClosed, recordRefundsSettledOutside } from './staff-payments.db.js';

                                                                                   

const maxReasonLength = 300;
const toldBuyer = msg('Our sales desk has settled this payment with you.');

/** Staff refunded or ordered by other means: nothing of the payment is done by itself any more. */
export async function settleOutside(
  database          ,
  site      ,
  { id, reason: typed, by, now }                ,
)                               {
  const reason = typed.trim();
  if (reason === '') return new Refusal('cannot_be', 'Say how it was settled; only staff read it.');
  if (reason.length > maxReasonLength)
    return new Refusal('cannot_be', `Use at most ${maxReasonLength} characters for the reason.`);
  return database.transaction(async (db) => {
    const [known] = await findSitePayment(db, { site: site.code, id });
    const [payment] = known ? await lockPayment(db, { id }) : [];
    if (!payment) return unknownPayment(site);
    const refunds = await findRefunds(db, { paymentId: id });
    const hasUndone = refunds.some(({ doneAt }) => doneAt === null);
    const [closed] = await findClosed(db, { id });
    if (!canSettleOutside({ ...payment, closedAt: closed?.closedAt ?? null }, hasUndone, now))
      return nothingToSettle(site, closed);
    await endHere(db, payment, now);
    const settled = await recordRefundsSettledOutside(db, { paymentId: id, now });
    await recordPaymentClosed(db, { id, reason, by, now });
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: 'payment settled outside',
      subject: payment.receipt,
      customerId: payment.customerId,
      details: { before: { state: payment.state, refundsUnderWay: settled }, after: { reason } },
    });
    return undefined;
  });
}

const isUnfinished = ({ state }                           ) => state === 'opening' || state === 'open';

                                                                                                

/** Whether something of the payment waits. */
export const canSettleOutside = (payment       , hasUndoneRefund         , now      )          =>
  hasUndoneRefund ||
  payment.state === 'settled' ||
  (allDiffersReasons.includes(payment.refusedFor ?? '') && payment.closedAt === null) ||
  (isUnfinished(payment) && payment.expiresAt <= now);

async function endHere(db    , payment            , now      )                {
  const { id, captureId } = payment;
  if (payment.state === 'settled' && captureId !== null)
    await recordPaymentRefused(db, { id, captureId, reason: toldBuyer, now });
  else if (isUnfinished(payment)) await recordPaymentEnded(db, { id, now, nextCheckAt: null });
  else return;
  await releasePaymentHold(db, id, now);
}

function nothingToSettle(site      , closed                                                            )          {
  if (!closed?.closedAt) return new Refusal('cannot_be', 'Nothing of this payment waits.');
  const at = formatDateTime(closed.closedAt, site.calendar.timeZone);
  return new Refusal('settled_before', `${closed.closedBy} settled it on ${at}: ${closed.closedReason}`);
}
