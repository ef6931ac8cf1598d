import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.js';
                                              
import { allocations } from '../../payments/allocations.table.js';
import { onAccountOf } from '../../payments/credit/ledger.sql.js';
import { creditTerms,                  ledgerEntries } from '../../payments/ledger.table.js';
import { payments } from '../../payments/online-payments/online-payments.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { orders } from '../orders.table.js';

const p = sql.placeholder;

export const findCustomerByEmail = prepareStatement                                                   (
  'statement_customer',
  sql`select u.customer_id as id from ${users} u where u.site = ${p('site')} and u.email = ${p('email')}`,
);

                          
                  
                            
                           
                         
                            
                           
                       
  

/** Excludes the credit that orders hold. */
const billed = sql`e.kind not in ('order', 'release')`;

export const findStatementAccount = prepareStatement                                               (
  'statement_account',
  sql`select c.name as company, t.limit_minor as "limitMinor", t.used_minor as "usedMinor",
      ${onAccountOf(sql`c.id`)} as "onAccountMinor",
      t.period_days as "periodDays", t.grace_days as "graceDays",
      coalesce((select sum(e.amount_minor) from ${ledgerEntries} e
        where e.customer_id = c.id and ${billed} and e.booked_on < ${p('from')}), 0)::bigint as "openingMinor"
    from ${customers} c left join ${creditTerms} t on t.customer_id = c.id where c.id = ${p('customerId')}`,
);

                        
             
                   
                
                 
               
                  
                          
                                                              
                      
  

const entry = sql`e.id, e.kind, e.booked_on as "bookedOn", e.reference as number, e.note,
    coalesce(o.number, '') as "orderNo", coalesce(o.purchase_order_no, '') as "purchaseOrderNo", e.amount_minor as "amountMinor"`;

export const findMovements = prepareStatement                                                      (
  'statement_movements',
  sql`select ${entry} from ${ledgerEntries} e left join ${orders} o on o.id = e.order_id
    where e.customer_id = ${p('customerId')} and ${billed} and e.booked_on between ${p('from')} and ${p('to')}
    order by e.booked_on, e.id`,
);

                                                            

export const findOpenEntries = prepareStatement                                      (
  'statement_open',
  sql`select ${entry}, e.open_minor as "openMinor" from ${ledgerEntries} e left join ${orders} o on o.id = e.order_id
    where e.customer_id = ${p('customerId')} and e.open_minor > 0 order by e.booked_on desc, e.id desc`,
);

                                                                                                             

export const findAllocatedPayments = prepareStatement                                             (
  'statement_paid_on',
  sql`select ${entry}, a.id as "allocationId", i.reference as "forInvoice", a.amount_minor as "usedMinor"
    from ${allocations} a join ${ledgerEntries} e on e.id = a.from_entry_id
      join ${ledgerEntries} i on i.id = a.invoice_entry_id left join ${orders} o on o.id = e.order_id
    where a.customer_id = ${p('customerId')} and a.ended_at is null and i.open_minor > 0
    order by e.booked_on desc, a.id desc`,
);

export const findUnconfirmed = prepareStatement                                                             (
  'statement_unconfirmed',
  sql`select exists (select from ${payments} m where m.customer_id = ${p('customerId')} and m.receipt = ${p('payment')}
      and m.state in ('opening', 'open', 'settled')) as found`,
);
