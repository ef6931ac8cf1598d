import { randomUUID } from 'node:crypto';
import { holdStockForPayment, releasePaymentHold } from '../../catalogue/stock/hold-stock.server.js';
                                                                   
                                                
                                                                     
                                                                                                 
import { gateways as definitions } from '../gateways.data.js';
import { nextCheck,                     } from './payment-state.rule.js';
import {
  findOpenByCustomer,
  findPayment,
  insertPayment,
  recordPaymentEnded,
  recordPaymentOpened,
} from './payments.db.js';
import { endPayment } from './reconcile-payment.server.js';

                          
                     
                 
                          
                                                     
                      
                  
                                                                          
            
  

/** Called in the transaction that priced the lines, with customer and stock locked. */
export async function snapshotPayment(db    , site      , newPayment            )                  {
  const { customerId, userId, purpose, provider: gateway, amountMinor, lines, now } = newPayment;
  await cancelOpenPayments(db, customerId, now);
  const expiresAt = new Date(now.getTime() + definitions[gateway.name].sessionMinutes * 60_000);
  const [payment] = await insertPayment(db, {
    site: site.code,
    customerId,
    userId,
    purpose,
    provider: gateway.name,
    sandbox: gateway.sandbox,
    receipt: randomUUID(),
    amountMinor,
    currency: site.currency,
    frozen: JSON.stringify(newPayment.frozen),
    lines: JSON.stringify(lines.map((line, index) => ({ ...line, lineNo: index + 1 }))),
    now,
    expiresAt,
    nextCheckAt: nextCheck({ endedAt: null }, now) ?? now,
  });
  if (!payment) throw new Error('a payment could not be written');
  const to = { site: site.code, customerId, paymentId: payment.id, now, endsAt: expiresAt };
  await holdStockForPayment(
    db,
    to,
    lines.map(({ branchId, itemId, held }) => ({ branchId, itemId, quantity: held })),
  );
  return payment.id;
}

/** An order ends what else could become one; the customer must be locked. */
export const cancelOpenOrderPayments = (db    , customerId        , now      ) =>
  cancelOpenPayments(db, customerId, now, ['order']);

/** Late money is still looked for. */
async function cancelOpenPayments(
  db    ,
  customerId        ,
  now      ,
  purposes                            = ['order', 'account'],
)                {
  for (const { id, sessionId, purpose } of await findOpenByCustomer(db, { customerId })) {
    if (!purposes.includes(purpose)) continue;
    await recordPaymentEnded(db, {
      id,
      now,
      nextCheckAt: sessionId === null ? null : (nextCheck({ endedAt: now }, now) ?? null),
    });
    await releasePaymentHold(db, id, now);
  }
}

                              
                  
                    
              
                    
                   
                      
  

/** `path` is the page to return to, with a query; it may name the payment by its receipt. */
                                                                                     

export async function openPaymentSession(
  gateways                 ,
  context                ,
  site      ,
  paymentId        ,
  { path, description }             ,
)                                            {
  const [payment] = await findPayment(context.database, { id: paymentId });
  const gateway = payment && gateways.forPayment(context, site, payment);
  if (!payment || !gateway) return 'down';
  const { receipt, sandbox, amountMinor } = payment;
  const opened = { receipt, publicKey: gateway.publicKey, sandbox, amountMinor };
  if (payment.state === 'open' && payment.sessionId !== null)
    return { ...opened, sessionId: payment.sessionId, url: payment.checkoutUrl ?? '' };
  if (payment.state !== 'opening') return 'over';

  const back = `${gateways.addressOf(site.code)}${path(receipt)}`;
  try {
    const session = await gateway.openSession({
      ...payment,
      description,
      successUrl:
        definitions[payment.provider].checkout === 'redirect' ? `${back}&session_id={CHECKOUT_SESSION_ID}` : back,
      cancelUrl: `${back}&payment=cancelled&payment_id=${receipt}`,
    });
    const nextCheckAt = nextCheck({ endedAt: null }, context.now) ?? context.now;
    const at = { id: paymentId, sessionId: session.id, checkoutUrl: session.url, now: context.now, nextCheckAt };
    const [recorded] = await recordPaymentOpened(context.database, at);
    if (recorded) return { ...opened, sessionId: session.id, url: session.url ?? '' };
    return await openedMeanwhile(gateways, context, site, paymentId, opened, session.id);
  } catch (cause) {
    context.log.error({ err: cause, payment: receipt }, 'payment could not be opened');
    return 'down';
  }
}

/** The same request opened it concurrently, or the payment has ended meanwhile. */
async function openedMeanwhile(
  gateways                 ,
  context                ,
  site      ,
  id        ,
  opened                                           ,
  sessionId        ,
)                                   {
  const [payment] = await findPayment(context.database, { id });
  if (payment?.state === 'open' && payment.sessionId === sessionId)
    return { ...opened, sessionId, url: payment.checkoutUrl ?? '' };
  if (payment) await endPayment(gateways, context, site, { ...payment, sessionId });
  return 'over';
}
