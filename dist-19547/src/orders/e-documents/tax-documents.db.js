import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { dispatches } from '../dispatches.table.js';
import {                    documents } from '../documents.table.js';
import {                     eInvoices } from '../e-invoices.table.js';
import { orders } from '../orders.table.js';

const p = sql.placeholder;

                           
             
                     
                 
                      
                     
                          
                         
                                          
                   
                          
                              
                      
                                                  
                              
                     
                     
                            
                          
                         
                        
  

const selectTaxDocument = sql`select d.id, d.kind, d.number, o.number as "orderNumber", d.customer_id as "customerId",
    d.head -> 'seller' ->> 'taxNumber' as "sellerTaxNumber", d.head -> 'billTo' ->> 'taxNumber' as "buyerTaxNumber",
    d.series_id is null and d.kind = 'tax_invoice' as "isGiven",
    exists (select 1 from ${eInvoices} i where i.document_id = d.of_document_id and i.state = 'cancelled')
      as "isInvoiceCancelled",
    exists (select 1 from ${documents} c where c.order_id = d.order_id and c.of_document_id = d.id) as "isCredited",
    e.state, e.irn, e.ack_at as "ackAt", d.dispatch_id as "dispatchId", s.eway_bill as "ewayBill",
    s.carrier, s.docket
  from ${documents} d join ${orders} o on o.id = d.order_id left join ${eInvoices} e on e.document_id = d.id
    left join ${dispatches} s on s.id = d.dispatch_id`;

export const findTaxDocumentById = prepareStatement                                             (
  'tax_document',
  sql`${selectTaxDocument} where d.site = ${p('site')} and d.id = ${p('id')}`,
);

/** An invoice or a credit note by its number. */
export const findTaxDocument = prepareStatement                                                                (
  'tax_document_of_order',
  sql`${selectTaxDocument} where d.site = ${p('site')} and o.number = ${p('order')} and d.number = ${p('number')}
    and d.kind in ('tax_invoice', 'credit_note')`,
);

/** Only where none was written meanwhile. */
export const recordEwayBill = prepareStatement                                                          (
  'dispatch_eway_bill',
  sql`update ${dispatches} set eway_bill = ${p('ewayBill')} where id = ${p('dispatchId')} and eway_bill = ''
    returning id`,
);
