import { dayOf } from '../../lib/dates.js';
                                                                   
                                                
import { lockCustomerRow } from '../credit/ledger.db.js';
import { book, bookMoneyOut } from '../credit/ledger.server.js';
import { findReceiptOfPayment } from './receipts.db.js';
import { bookReceipt,              } from './receipts.server.js';

                         
                  
                    
                      
                    
            
  

/** Books a paid order with its receipt, so that nobody's credit changes; call it before the order is invoiced. */
export async function bookPaidOrder(db    , site      , customerId        , paid           )                   {
  const { orderId, amountMinor, now } = paid;
  await lockCustomerRow(db, { customerId });
  const booking = { orderId, amountMinor, currency: site.currency, now, by: 'buyer' };
  await book(db, { site, customerId }, 'order', booking);
  return bookReceipt(db, site, customerId, {
    ...paid,
    receivedOn: dayOf(now, site.calendar.timeZone),
    by: 'buyer',
  });
}

/** What of an online payment pays no invoice. */
export async function findMoneyOnAccount(db    , paymentId        )                  {
  const [receipt] = await findReceiptOfPayment(db, { paymentId });
  return receipt?.openMinor ?? 0;
}

export async function bookRefund(
  db    ,
  site      ,
  refund                                                                                ,
)                {
  const { paymentId, why, now, by } = refund;
  const [known] = await findReceiptOfPayment(db, { paymentId });
  if (!known) return;
  await lockCustomerRow(db, known);
  const [receipt = known] = await findReceiptOfPayment(db, { paymentId });
  const amountMinor = Math.min(refund.amountMinor, receipt.leftMinor);
  if (amountMinor <= 0) return;
  await bookMoneyOut(db, { site, customerId: receipt.customerId }, 'refund', receipt, {
    orderId: receipt.orderId,
    receiptId: receipt.id,
    amountMinor,
    currency: receipt.currency,
    reference: receipt.number,
    note: why,
    now,
    by,
  });
}
