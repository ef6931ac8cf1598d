import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { creditTerms, ledgerEntries } from '../ledger.table.js';
import { oldestOpenOf, onAccountOf } from './ledger.sql.js';

                         
                     
                    
                         
                     
                    
                              
  

const p = sql.placeholder;

export const findCredit = prepareStatement                                   (
  'credit_find',
  sql`select t.limit_minor as "limitMinor", t.used_minor as "usedMinor",
      ${onAccountOf(sql`t.customer_id`)} as "onAccountMinor", t.period_days as "periodDays",
      t.grace_days as "graceDays", ${oldestOpenOf(sql`t.customer_id`)} as "oldestOpenOn"
    from ${creditTerms} t where t.customer_id = ${p('customerId')}`,
);

export const findTransferAllowed = prepareStatement                                              (
  'credit_transfer_allowed',
  sql`select c.transfer_allowed_at is not null as allowed from ${customers} c where c.id = ${p('customerId')}`,
);

export const findAllocated = prepareStatement                                                                (
  'credit_allocated',
  sql`select customer_id as "customerId", sum(amount_minor)::bigint as "openMinor" from ${ledgerEntries}
    where order_id = ${p('orderId')} and kind in ('order', 'release') group by customer_id`,
);
