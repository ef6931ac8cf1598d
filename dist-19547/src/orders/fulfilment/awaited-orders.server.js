                                                                                             
                                                                                            
                                                                   
                                                
import { findOrderLines } from '../orders.db.js';
import { findTransferOrders } from './awaited-orders.db.js';
import { findOrderBalance } from './order-balance.server.js';

/** Orders by bank transfer that still owe money: those named, of that amount, or of these customers. */
export async function findAwaitedOrders(db    , site      , wanted              )                          {
  const { numbers, amounts, customerIds } = wanted;
  const orders = await findTransferOrders(db, {
    site: site.code,
    numbers: [...numbers],
    amounts: [...amounts],
    customerIds: [...customerIds],
  });
  const awaited                 = [];
  for (const { number, ...identified } of orders) {
    const { id, customerId } = identified;
    const order = { ...identified, paymentMode: 'Offline', paymentOption: 'cash' }         ;
    const { owingMinor } = await findOrderBalance(db, order, await findOrderLines(db, { orderId: id }));
    if (owingMinor > 0) awaited.push({ customerId, number, owingMinor });
  }
  return awaited;
}
