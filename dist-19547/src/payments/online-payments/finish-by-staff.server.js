import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
                                                                       
import { askProvider,                      } from './ask-provider.server.js';
import {                    finishPayment } from './finish-payment.server.js';
import { findPayment, findSitePayment,                 } from './payments.db.js';
import { applySessionState, endPayment, isUnpaid,                      } from './reconcile-payment.server.js';

                                                                   

export const unknownPayment = (site      )          =>
  new Refusal('unknown_payment', `${site.name} has no such online payment.`);

/** Does what the job would do: asks the provider, then places the order, refunds, or ends the payment. */
export async function finishByStaff(
  gateways                 ,
  context                     ,
  site      ,
  id        ,
)                                     {
  const [payment] = await findSitePayment(context.database, { site: site.code, id });
  if (!payment) return unknownPayment(site);
  const result = await finish(gateways, context, site, payment);
  if (!(result instanceof Refusal)) await auditChange(context, site, payment, result);
  return result;
}

async function finish(
  gateways                 ,
  context                     ,
  site      ,
  payment            ,
)                                     {
  if (payment.state === 'opening' && payment.sessionId === null) return endPayment(gateways, context, site, payment);
  if (!isUnpaid(payment)) return finishOrTell(gateways, context, site, payment);
  const reported = await askProvider(gateways, context, site, payment);
  if (reported instanceof Refusal) return reported;
  const isOver = payment.expiresAt <= context.now && payment.state !== 'ended' && reported.captures.length === 0;
  return isOver
    ? endPayment(gateways, context, site, payment)
    : applySessionState(gateways, context, site, payment.id, reported);
}

async function finishOrTell(
  gateways                 ,
  context                     ,
  site      ,
  payment            ,
)                                  {
  try {
    return await finishPayment(gateways, context, site, payment.id);
  } catch (cause) {
    context.log.error({ err: cause, payment: payment.receipt }, 'payment could not be finished by staff');
    return new Refusal(
      'not_finished',
      'The order could not be created. Refund the money, or settle it with the customer.',
    );
  }
}

async function auditChange(
  { database, by, now }                     ,
  site      ,
  { id, receipt, customerId, state: before }            ,
  result                 ,
)                {
  const [after] = await findPayment(database, { id });
  if (!after || after.state === before) return;
  await recordAudit(database, {
    site: site.code,
    at: now,
    actor: 'staff',
    actorName: by,
    action: 'payment finished',
    subject: receipt,
    customerId,
    details: { before: { state: before }, after: { state: after.state, orderId: after.orderId }, result: result.state },
  });
}
