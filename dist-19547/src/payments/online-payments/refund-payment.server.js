import {               queueMessages } from '../../messages/queue-message.server.js';
                                                                   
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { bookRefund } from '../receipts/paid-order.server.js';
import { formatAnyMoney } from './format-any-money.js';
                                                   
import { findPayment } from './payments.db.js';
import { insertRefund, sumRefunds } from './refunds.db.js';

                                                                                         

/** Refunds money that pays no order, once per capture; the job carries it out. */
export async function refundCapture(
  db    ,
  site      ,
  payment            ,
  money               ,
  { reason, now }                               ,
)                {
  const key = `${payment.provider}-${money.captureId}`;
  const [written] = await insertRefund(db, { ...money, site: site.code, paymentId: payment.id, reason, key, now });
  if (!written) return;
  await announceRefund(db, site, payment, money, { reason, now, by: 'system' });
}

                                                                                   

/** `ofLeft` gets the minor units not refunded yet and returns how many to refund. */
export async function refundPayment(
  db    ,
  site      ,
  paymentId        ,
  ofLeft                               ,
  { reason, key, now, by }               ,
)                  {
  const [payment] = await findPayment(db, { id: paymentId });
  const [sum] = await sumRefunds(db, { paymentId });
  if (!payment?.captureId || !sum) return 0;
  const { captureId, currency } = payment;
  const leftMinor = payment.amountMinor - sum.givenMinor;
  const money = { captureId, amountMinor: Math.min(leftMinor, ofLeft(leftMinor)), currency };
  if (money.amountMinor <= 0) return 0;
  const [written] = await insertRefund(db, { ...money, site: site.code, paymentId, reason, key, now });
  if (!written) return 0;
  await bookRefund(db, site, { paymentId, amountMinor: money.amountMinor, why: reason, now, by });
  await announceRefund(db, site, payment, money, { reason, now, by });
  return money.amountMinor;
}

                                                             

async function announceRefund(
  db    ,
  site      ,
  payment            ,
  money               ,
  { reason, now, by }             ,
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

function mailsOf(site      , payment            , money               , reason        )            {
  const amount = formatAnyMoney(money.amountMinor, money.currency);
  const data = { amount, reason, company: payment.company, payment: money.captureId };
  return [
    { channel: 'mail', receiver: payment.email, template: 'payment-given-back', data },
    { channel: 'mail', receiver: site.contact.email, template: 'payment-given-back-staff', data },
  ];
}
