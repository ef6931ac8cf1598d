import { dayOf } from '../../lib/dates.js';
                                                                   
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { mailReceipt, receiptAudit } from '../receipts/announce-receipt.server.js';
import { bookReceipt } from '../receipts/receipts.server.js';
                                                               

                            
             
                  
                     
                  
                
                    
                      
                  
  

/**
 * Books an online payment as a receipt: each invoice gets at most the part that was chosen for it, and at most what is
 * unpaid now. The rest stays on account.
 */
export async function bookInvoicePayment(db    , site      , paid              , now      )                {
  const { id: paymentId, customerId, amountMinor, captureId: reference } = paid;
  const { invoices } = paid.frozen                 ;
  const receivedOn = dayOf(now, site.calendar.timeZone);
  const money = { amountMinor, reference, receivedOn, now, by: 'buyer' };
  const receipt = await bookReceipt(db, site, customerId, { ...money, parts: invoices, paymentId });
  await recordAudit(db, {
    ...receiptAudit(site, paid, money, { receipt: receipt.number, paid: receipt.paid }),
    actor: 'buyer',
    action: 'payment booked',
    subject: paid.receipt,
  });
  await mailReceipt(db, site, paid, money, receipt);
}
