import { releasePaymentHold } from '../../catalogue/stock/hold-stock.server.js';
                                                
                                                                                   
                                                                                       
import {                    finishPayment } from './finish-payment.server.js';
import { nextCheck } from './payment-state.rule.js';
import { lockPayment,                  recordPaymentEnded } from './payments.db.js';

/** unknown: the gateway did not reply. */
                                                                  

export async function reconcilePayment(
  gateways                 ,
  context                ,
  site      ,
  payment            ,
)                           {
  if (!isUnpaid(payment) || payment.sessionId === null) return finishPayment(gateways, context, site, payment.id);
  const gateway = gateways.forPayment(context, site, payment);
  const reported = await askGateway(context, gateway, (one) => one.getSessionState(payment.sessionId ?? ''));
  return reported ? applySessionState(gateways, context, site, payment.id, reported) : { state: 'unknown' };
}

/** What the gateway reports of an unpaid payment becomes an order, a refund or its end. */
export async function applySessionState(
  gateways                 ,
  context                ,
  site      ,
  paymentId        ,
  reported              ,
)                        {
  const finished = await finishPayment(gateways, context, site, paymentId, reported.captures);
  const over = reported.state === 'ended' && finished.state === 'open';
  if (!over) return finished;
  await markSessionEnded(context, paymentId);
  return { state: 'ended' };
}

/** Ends it at the gateway, then here. Money that arrived before still counts. */
export async function endPayment(
  gateways                 ,
  context                ,
  site      ,
  payment            ,
)                           {
  const gateway = gateways.forPayment(context, site, payment);
  const { sessionId } = payment;
  if (sessionId !== null) await askGateway(context, gateway, (one) => one.endSession(sessionId));
  const found = await reconcilePayment(gateways, context, site, payment);
  if (found.state !== 'open' && found.state !== 'unknown') return found;
  await markSessionEnded(context, payment.id);
  return { state: 'ended' };
}

export async function markSessionEnded({ database, now }                , id        )                {
  await database.transaction(async (db) => {
    const [payment] = await lockPayment(db, { id });
    if (payment?.state !== 'open' && payment?.state !== 'opening') return;
    const nextCheckAt = payment.sessionId === null ? null : (nextCheck({ endedAt: now }, now) ?? null);
    await recordPaymentEnded(db, { id, now, nextCheckAt });
    await releasePaymentHold(db, id, now);
  });
}

export const isUnpaid = ({ state }            ) => state === 'opening' || state === 'open' || state === 'ended';

async function askGateway   (
  { log }                ,
  gateway                            ,
  question                                         ,
)                         {
  try {
    return gateway && (await question(gateway));
  } catch (cause) {
    log.warn({ err: cause, provider: gateway?.name }, 'payment gateway did not answer');
    return undefined;
  }
}
