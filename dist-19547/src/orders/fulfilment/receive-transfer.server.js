import {
                  
  bookLineInTransaction,
                   
} from '../../payments/bank-statement/book-bank-line.server.js';
import {
                  
                    
                       
  recordReceiptInTransaction,
} from '../../payments/receipts/receipts.server.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
                                                
import { isPaidByTransfer } from '../documents/payment-description.rule.js';
import { findOrderLines, lockOrder } from '../orders.db.js';
import { findOrderBalance } from './order-balance.server.js';
import { transferRefusal } from './transfer-balance.rule.js';

                                                                                

/** Refuses what `recordReceipt` refuses, and an order that waits for no transfer. */
export async function receiveTransfer(
  database          ,
  site      ,
  { orderNumber, ...recorded }          ,
)                                     {
  return database.transaction(async (db) => {
    const order = await lockOrderToPay(db, site, orderNumber);
    return order instanceof Refusal ? order : recordReceiptInTransaction(db, site, recorded, order);
  });
}

                                                                 

/** Books a line of a bank statement for invoices, or for an order that waits for its transfer. */
export async function bookBankLine(
  database          ,
  site      ,
  { orderNumber, ...booking }              ,
)                                {
  return database.transaction(async (db) => {
    if (orderNumber === '') return bookLineInTransaction(db, site, booking);
    const order = await lockOrderToPay(db, site, orderNumber);
    return order instanceof Refusal ? order : bookLineInTransaction(db, site, booking, order);
  });
}

async function lockOrderToPay(db    , site      , number        )                                {
  const [order] = await lockOrder(db, { site: site.code, number });
  if (!order) return new Refusal('unknown_order', `${site.name} has no order ${number}.`);
  const money = await findOrderBalance(db, order, await findOrderLines(db, { orderId: order.id }));
  const refusal = transferRefusal(order, { byTransfer: isPaidByTransfer(order), owingMinor: money.owingMinor });
  if (refusal) return new Refusal('cannot_be', refusal);
  return { id: order.id, number, customerId: order.customerId, uninvoicedMinor: money.uninvoicedMinor };
}
