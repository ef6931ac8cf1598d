import { countRemainingLines, removeCartLines } from '../../cart/account-cart/remove-lines.server.js';
                                                                
import { translate } from '../../lib/i18n.js';
                                                                                   
import { findOpenPayment, findPaymentByCartLines } from '../../payments/online-payments/find-payment.server.js';
import { endPayment, reconcilePayment } from '../../payments/online-payments/reconcile-payment.server.js';
import {               refuse } from '../../server/refuse.server.js';
import { findOrderNumber } from '../orders.db.js';
                                                              
import { salesConfirmation } from './place-order.contract.js';
import { placedReply } from './placed-reply.server.js';

                                                   

/** Runs before the transaction, because it waits for providers. Paying offline ends an open online payment. */
export async function resolvePayment(
  gateways                 ,
  request         ,
  context              ,
)                                                                   {
  const { database, site, caller } = context;
  const lineIds = [...new Set(request.item_info.map((line) => line.item_detail_id))];
  if (lineIds.length === 0) return undefined;
  if (request.mode_of_payment === 'Offline') {
    const payable = await findOpenPayment(database, caller.customerId);
    // A repeated request must not end a payment that began after its order.
    const fresh =
      payable?.purpose === 'order' && (await countRemainingLines(database, caller.userId, lineIds)) === lineIds.length;
    if (fresh) await endPayment(gateways, context, site, payable);
    return undefined;
  }
  const payment = await findPaymentByCartLines(database, caller.customerId, lineIds);
  if (!payment) return undefined;
  const found = await reconcilePayment(gateways, context, site, payment);
  if (found.state === 'refused')
    return refuse(salesConfirmation, 'payment_given_back', { reason: translate(found.reason) });
  if (found.state === 'unknown') return refuse(salesConfirmation, 'payment_unconfirmed');
  if (found.state !== 'ordered') return undefined;
  const [order] = await findOrderNumber(database, { orderId: found.orderId });
  return placedReply(order?.number ?? '', await removeCartLines(database, caller.userId, []));
}
