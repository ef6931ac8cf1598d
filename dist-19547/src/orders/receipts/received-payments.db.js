import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.js';
                                              
import { allocations } from '../../payments/allocations.table.js';
import { ledgerEntries } from '../../payments/ledger.table.js';
import { payments } from '../../payments/online-payments/online-payments.table.js';
import { receipts } from '../../payments/receipts.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';

const p = sql.placeholder;

                                  
                 
                  
                                                 
                                
                  
                    
                      
                               
                        
                         
                                                   
  

const selectPayment = sql`select r.number, c.name as company, m.receipt as "paymentReceipt",
    r.received_on as "receivedOn", r.reference, r.amount_minor as "amountMinor", e.open_minor as "onAccountMinor",
    (select coalesce(sum(b.amount_minor), 0) from ${ledgerEntries} b
      where b.receipt_id = r.id and b.kind in ('reversal', 'refund'))::bigint as "returnedMinor",
    (select coalesce(json_agg(json_build_object('invoice', i.reference, 'amountMinor', a.amount_minor) order by a.id),
        '[]'::json)
      from ${allocations} a join ${ledgerEntries} i on i.id = a.invoice_entry_id
      where a.from_entry_id = e.id and a.ended_at is null) as paid
  from ${receipts} r join ${ledgerEntries} e on e.receipt_id = r.id and e.kind = 'receipt'
    join ${customers} c on c.id = r.customer_id left join ${payments} m on m.id = r.payment_id`;

/** `payment` is the number of one that is wanted in any case; ''. */
export const findLastPayments = prepareStatement 
                                                         
                    
 (
  'statement_last_payments',
  sql`${selectPayment} where r.customer_id = ${p('customerId')}
    order by m.receipt is not distinct from ${p('payment')}::text desc, r.received_on desc, r.id desc
    limit ${p('limit')}`,
);

export const findReceivedPayment = prepareStatement                                                            (
  'receipt_to_print',
  sql`${selectPayment} where r.customer_id = ${p('customerId')} and r.number = ${p('number')}`,
);
