                                                                   
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
                                                                       
import { findMoneyOnAccount } from '../receipts/paid-order.server.js';
import { providerName } from './ask-provider.server.js';
import {                           unknownPayment } from './finish-by-staff.server.js';
import { refusePayment } from './finish-payment.server.js';
import { formatAnyMoney } from './format-any-money.js';
import { findSitePayment, lockPayment,                 } from './payments.db.js';
import { runRefund } from './process-payments.server.js';
import { refundPayment } from './refund-payment.server.js';
import { claimRefundsOf, findRefunds } from './staff-payments.db.js';

const maxReasonLength = 300;
const leaseMs = 30_000;

                                                                            

/**
 * Refunds a payment that became no order, or of a booked one all or what is on account; or tries its unfinished refunds
 * again. Never twice, as refunds carry a key.
 */
export async function refundByStaff(
  gateways                 ,
  context                     ,
  site      ,
  { id, reason, onlyOnAccount = false }              ,
)                                          {
  const { database, now } = context;
  const [known] = await findSitePayment(database, { site: site.code, id });
  if (!known) return unknownPayment(site);
  const refused = await database.transaction((db) =>
    decideRefund(db, context, site, { id, reason: reason.trim(), onlyOnAccount }),
  );
  if (refused) return refused;
  const claimed = await claimRefundsOf(database, { paymentId: id, until: new Date(now.getTime() + leaseMs) });
  const amounts           = [];
  for (const refund of claimed) {
    const problem = await runRefund(gateways, context, site, refund);
    if (problem !== undefined)
      return new Refusal('not_refunded', `${providerName(known)} did not refund: ${problem.slice(0, 200)}.`);
    amounts.push(formatAnyMoney(refund.amountMinor, refund.currency));
  }
  return { refunded: amounts.join(', ') };
}

async function decideRefund(
  db    ,
  { by, now }                     ,
  site      ,
  wanted                        ,
)                               {
  const { id, reason } = wanted;
  const [payment] = await lockPayment(db, { id });
  if (!payment) return unknownPayment(site);
  const refunds = await findRefunds(db, { paymentId: id });
  const undone = refunds.filter(({ doneAt }) => doneAt === null);
  const audit = { site: site.code, at: now, actor: 'staff', actorName: by, subject: payment.receipt }         ;
  const { customerId, captureId, state, amountMinor, currency } = payment;
  if (undone.length > 0) {
    const details = { amounts: undone.map((one) => formatAnyMoney(one.amountMinor, one.currency)) };
    await recordAudit(db, { ...audit, action: 'refund tried again', customerId, details });
    return undefined;
  }
  if ((state !== 'settled' && state !== 'booked') || captureId === null) return nothingToRefund(payment, refunds);
  if (reason === '') return new Refusal('cannot_be', 'Say why it is refunded; the buyer reads it.');
  if (reason.length > maxReasonLength)
    return new Refusal('cannot_be', `Use at most ${maxReasonLength} characters for the reason.`);
  if (state === 'booked') return refundBooked(db, site, payment, wanted, { by, now });
  await refusePayment(db, site, payment, { captureId, amountMinor, currency }, { reason, now });
  const details = { before: { state }, after: { state: 'refused' }, reason };
  await recordAudit(db, { ...audit, action: 'payment refunded by staff', customerId, details });
  return undefined;
}

async function refundBooked(
  db    ,
  site      ,
  payment            ,
  { id, reason, onlyOnAccount }                        ,
  { by, now }                           ,
)                               {
  const refunds = await findRefunds(db, { paymentId: id });
  const onAccountMinor = await findMoneyOnAccount(db, id);
  const key = `${payment.provider}-${payment.captureId}-${refunds.length + 1}`;
  const amountOf = (leftMinor        ) => (onlyOnAccount ? onAccountMinor : leftMinor);
  const refundedMinor = await refundPayment(db, site, id, amountOf, { reason, key, now, by });
  return refundedMinor > 0 ? undefined : nothingToRefund(payment, refunds);
}

function nothingToRefund({ state, orderId }            , [last]                                        )          {
  if (last?.refundId) return new Refusal('refunded_before', `It was refunded already, as ${last.refundId}.`);
  if (last) return new Refusal('refunded_before', 'Its refund was settled outside of the store.');
  if (state === 'ordered' && orderId !== null)
    return new Refusal('cannot_be', 'It paid an order. Cancel the order, or take its goods back, to refund it.');
  return new Refusal('cannot_be', 'No money came in with this payment.');
}
