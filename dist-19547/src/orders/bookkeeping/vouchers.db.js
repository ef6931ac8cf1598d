import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.js';
                                              
import { allocations } from '../../payments/allocations.table.js';
import {                  ledgerEntries } from '../../payments/ledger.table.js';
import { receipts } from '../../payments/receipts.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import {                    documentLines, documents } from '../documents.table.js';

const p = sql.placeholder;

                                                                    

                                
                     
                 
                
                  
                      
                           
                        
                       
                     
                     
  

export const findDocumentsForBooks = prepareStatement                          (
  'books_documents',
  sql`select d.kind, d.number, d.issued_on as "issuedOn", c.name as company, d.head ->> 'orderNumber' as "orderNumber",
      (select i.number from ${documents} i where i.id = d.of_document_id) as "ofInvoice",
      d.subtotal_minor as "subtotalMinor", n.central::bigint as "centralMinor", n.state::bigint as "stateMinor",
      n.whole::bigint as "wholeMinor"
    from ${documents} d join ${customers} c on c.id = d.customer_id
      cross join lateral (select coalesce(sum(n.central_minor), 0) as central, coalesce(sum(n.state_minor), 0) as state,
        coalesce(sum(n.whole_minor), 0) as whole from ${documentLines} n where n.document_id = d.id) n
    where d.site = ${p('site')} and d.kind in ('tax_invoice', 'credit_note')
      and d.issued_on between ${p('from')}::date and ${p('to')}::date
    order by d.issued_on, d.id limit ${p('limit')}`,
);

                             
                   
             
                 
           
                  
                        
               
                    
                                   
                      
                                                     
  

export const findMoneyForBooks = prepareStatement                       (
  'books_money',
  sql`select e.kind, e.id, r.number, e.booked_on as day, c.name as company, r.reference as "bankReference", e.note,
      r.payment_id is not null as "isOnline", -e.amount_minor as "amountMinor",
      (select coalesce(json_agg(json_build_object('reference', i.reference, 'amountMinor', a.amount_minor)
          order by a.id), '[]'::json)
        from ${allocations} a join ${ledgerEntries} i on i.id = a.invoice_entry_id
        where a.from_entry_id = e.id and a.ended_at is null) as paid
    from ${ledgerEntries} e join ${receipts} r on r.id = e.receipt_id join ${customers} c on c.id = e.customer_id
    where e.site = ${p('site')} and e.kind in ('receipt', 'reversal', 'refund')
      and e.booked_on between ${p('from')}::date and ${p('to')}::date
    order by e.booked_on, e.id limit ${p('limit')}`,
);
