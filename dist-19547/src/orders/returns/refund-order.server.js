import { sum } from '../../lib/sum.js';
import { refundPayment } from '../../payments/online-payments/refund-payment.server.js';
                                                                   
                                                
import { findOrderDocuments } from '../documents/documents.db.js';
                                                                           
                                                   

                                                     
                                                              

/** Refunds of an order paid online what is left of the payment after its invoices and `toInvoiceMinor`. */
export async function refundUninvoiced(
  db    ,
  site      ,
  order       ,
  { reason, by, now, cancelled, toInvoiceMinor }                                                     ,
)                {
  if (order.paymentId === null) return;
  const documents = await findOrderDocuments(db, { orderId: order.id });
  const total = (kind        ) =>
    sum(
      documents.filter((one) => one.kind === kind),
      (one) => one.totalMinor,
    );
  const invoicedMinor = total('tax_invoice') - total('credit_note');
  const refund = {
    reason: `Order ${order.number}: ${reason}`,
    key: `order-${order.id}-cancelled-${cancelled}`,
    by,
    now,
  };
  await refundPayment(db, site, order.paymentId, (leftMinor) => leftMinor - invoicedMinor - toInvoiceMinor, refund);
}

export async function refundCreditNote(
  db    ,
  site      ,
  order       ,
  note               ,
  { reason, by, now }     ,
)                {
  if (order.paymentId === null) return;
  const refund = { reason: `Credit note ${note.number}: ${reason}`, key: `note-${site.code}-${note.number}`, by, now };
  await refundPayment(db, site, order.paymentId, () => note.totalMinor, refund);
}
