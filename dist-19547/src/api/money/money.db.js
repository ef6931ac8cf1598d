import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.js';
                                              
import { dispatches } from '../../orders/dispatches.table.js';
import {                    documentLines, documents } from '../../orders/documents.table.js';
import { orders } from '../../orders/orders.table.js';
import { receipts } from '../../payments/receipts.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { recordChanges } from '../api.table.js';
                                                               

const p = sql.placeholder;

                                                                        

                                      
                 
             
                 
                     
                
                
                            
                           
                   
                        
                   
                     
                        
                          
                         
  

export const findChangedInvoices = prepareStatement                       (
  'api_invoices_feed',
  sql`select r.number as change, d.id, d.number, d.kind, d.issued_on as "issuedOn", o.number as order,
      s.dispatch_no as "dispatchNo", i.number as "ofInvoice", d.customer_id as "customerId", c.name as customer, u.email,
      d.currency, d.subtotal_minor as "subtotalMinor", d.tax_minor as "taxMinor", d.total_minor as "totalMinor",
      o.place_of_supply as "placeOfSupply", coalesce(d.head -> 'seller' ->> 'taxNumber', '') as "sellerTaxNumber",
      coalesce(d.head -> 'billTo' ->> 'taxNumber', '') as "buyerTaxNumber"
    from ${recordChanges} r join ${documents} d on d.id = r.record_id join ${orders} o on o.id = d.order_id
      join ${customers} c on c.id = d.customer_id join ${users} u on u.id = o.user_id
      left join ${dispatches} s on s.id = d.dispatch_id left join ${documents} i on i.id = d.of_document_id
    where r.site = ${p('site')} and r.kind = 'invoice' and r.number > ${p('after')}::bigint
    order by r.number limit ${p('limit')}::int`,
);

                               
                     
                 
                   
                   
              
               
                   
                    
                       
                
                       
                     
                     
  

export const findFeedInvoiceLines = prepareStatement                                            (
  'api_invoice_lines',
  sql`select n.document_id as "documentId", n.line_no as "lineNo", n.item_code as "itemCode", n.item_name as "itemName",
      n.hsn, n.unit, n.quantity, n.unit_minor as "unitMinor", n.taxable_minor as "taxableMinor", n.tax_bp as "taxBp",
      n.central_minor as "centralMinor", n.state_minor as "stateMinor", n.whole_minor as "wholeMinor"
    from ${documentLines} n where n.document_id = any(${p('documentIds')}::bigint[]) order by n.document_id, n.line_no`,
);

                                      
                 
                 
                   
                      
                    
                  
                  
  

export const findChangedReceipts = prepareStatement                       (
  'api_receipts_feed',
  sql`select r.number as change, m.number, m.customer_id as "customerId", c.name as customer,
      coalesce((select u.email from ${users} u where u.customer_id = c.id order by u.id limit 1), '') as email,
      m.currency, m.amount_minor as "amountMinor", m.reference, m.received_on as "receivedOn",
      m.payment_id is not null as online
    from ${recordChanges} r join ${receipts} m on m.id = r.record_id join ${customers} c on c.id = m.customer_id
    where r.site = ${p('site')} and r.kind = 'receipt' and r.number > ${p('after')}::bigint
    order by r.number limit ${p('limit')}::int`,
);
