import { loadOrderMoney } from '../../payments/credit/order-money.server.js';
                                                                   
import { Refusal } from '../../server/refuse.server.js';
import { findInvoicedLines } from '../documents/documents.db.js';
import { isPaidByTransfer } from '../documents/payment-description.rule.js';
                                                                 
import { shortfallMessage, shortfallMinor, uninvoicedMinor, unpaidReasonRefusal } from './transfer-balance.rule.js';

                            
                                                                                            
                      
                         
                      
                          
                                                             
                    
                                                          
                     
                                                                                         
                       
  

                                                                                                  

export async function findOrderBalance(db    , order       , lines                         )                        {
  const { id: orderId, customerId } = order;
  const money = await loadOrderMoney(db, { customerId, orderId });
  const invoiced = await findInvoicedLines(db, { orderId });
  const balance = { ...money, uninvoicedMinor: uninvoicedMinor(lines, invoiced, order.taxForm) };
  return {
    cameInMinor: money.usedMinor + money.unusedMinor,
    onAccountMinor: money.onAccountMinor,
    unpaidMinor: money.unpaidMinor,
    uninvoicedMinor: balance.uninvoicedMinor,
    heldMinor: money.heldMinor,
    owingMinor: shortfallMinor({ ...balance, onAccountMinor: 0 }),
    missingMinor: isPaidByTransfer(order) ? shortfallMinor(balance) : 0,
  };
}

export const findTransferDueMinor = async (db    , order       , lines                         )                  =>
  isPaidByTransfer(order) ? (await findOrderBalance(db, order, lines)).missingMinor : 0;

/** Undefined when goods may leave: the money is there, or staff give a reason. */
export function unpaidDispatchRefusal(
  order             ,
  { missingMinor }              ,
  reason         ,
)                      {
  if (missingMinor === 0) return undefined;
  const refusal = reason === undefined ? shortfallMessage(order, missingMinor) : unpaidReasonRefusal(reason);
  return refusal === undefined ? undefined : new Refusal('money_missing', refusal);
}
