import { releasePaymentHold } from '../../catalogue/stock/hold-stock.server.js';
                                                                   
                                                
                                                              
                                                                                       
import { bookInvoicePayment } from '../invoice-payments/book-invoice-payment.server.js';
import { classifyCapture, differsReasonOf, tooMuchReasonOf } from './payment-state.rule.js';
import {
  findPaymentLines,
  lockPayment,
                  
  recordPaymentBooked,
  recordPaymentOrdered,
  recordPaymentRefused,
  recordPaymentSettled,
} from './payments.db.js';
import { refundCapture } from './refund-payment.server.js';

                          
                                         
                       
                                        
                                

/** The only way to finish a payment; idempotent, in whatever order browser, webhook and job call it. */
export async function finishPayment(
  gateways                 ,
  context                ,
  site      ,
  paymentId        ,
  captures                     = [],
)                        {
  if (captures.length > 0) await settlePayment(context, site, paymentId, captures);
  return context.database.transaction(async (db) => {
    const payment = await locked(db, paymentId);
    if (payment.state !== 'settled') return finishedOf(payment);
    return payment.purpose === 'account'
      ? bookOnAccount(db, site, payment, context.now)
      : placeOrder(gateways, db, site, payment, context.now);
  });
}

/** In a transaction of its own, so that a later failure cannot lose the money. */
export async function settlePayment(
  { database, now }                                          ,
  site      ,
  paymentId        ,
  captures                    ,
)                {
  await database.transaction(async (db) => {
    for (const capture of captures) await applyCapture(db, site, await locked(db, paymentId), capture, now);
  });
}

async function applyCapture(db    , site      , payment            , capture         , now      )                {
  const means = classifyCapture(payment, capture);
  const money = { captureId: capture.id, amountMinor: capture.amountMinor, currency: capture.currency.toUpperCase() };
  if (means === 'settles')
    await recordPaymentSettled(db, { id: payment.id, captureId: capture.id, now, nextCheckAt: now });
  if (means === 'too_much')
    await refundCapture(db, site, payment, money, { reason: tooMuchReasonOf(payment.purpose), now });
  if (means === 'differs')
    await refusePayment(db, site, payment, money, { reason: differsReasonOf(payment.purpose), now });
}

async function placeOrder(
  gateways                 ,
  db    ,
  site      ,
  payment            ,
  now      ,
)                        {
  const { id, customerId, userId, createdAt: startedAt, captureId, amountMinor, currency, frozen } = payment;
  if (captureId === null) throw new Error(`payment ${payment.receipt} has settled without a capture`);
  const lines = await findPaymentLines(db, { paymentId: id });
  const paid = { paymentId: id, customerId, userId, startedAt, captureId, amountMinor, currency, frozen, lines };
  const placed = await gateways.placePaidOrder(db, site, paid, now);
  if ('refused' in placed) {
    await refusePayment(db, site, payment, { captureId, amountMinor, currency }, { reason: placed.refused, now });
    return { state: 'refused', reason: placed.refused };
  }
  await recordPaymentOrdered(db, { id, orderId: placed.orderId, now });
  return { state: 'ordered', orderId: placed.orderId };
}

/** Never refused: money for invoices that were paid meanwhile stays on account. */
async function bookOnAccount(db    , site      , payment            , now      )                        {
  const { id, captureId } = payment;
  if (captureId === null) throw new Error(`payment ${payment.receipt} has settled without a capture`);
  await bookInvoicePayment(db, site, { ...payment, captureId }, now);
  await recordPaymentBooked(db, { id, now });
  return { state: 'booked' };
}

export async function refusePayment(
  db    ,
  site      ,
  payment            ,
  money                                                              ,
  why                               ,
)                {
  await recordPaymentRefused(db, { id: payment.id, captureId: money.captureId, ...why });
  await releasePaymentHold(db, payment.id, why.now);
  await refundCapture(db, site, payment, money, why);
}

async function locked(db    , id        )                      {
  const [payment] = await lockPayment(db, { id });
  if (!payment) throw new Error(`there is no payment ${id}`);
  return payment;
}

function finishedOf({ state, orderId, refusedFor }            )               {
  if (orderId !== null) return { state: 'ordered', orderId };
  if (state === 'booked') return { state };
  if (state === 'refused') return { state, reason: refusedFor ?? '' };
  return { state: state === 'ended' ? 'ended' : 'open' };
}
