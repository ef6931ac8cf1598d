import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import {                  unpaidRests } from '../bank-lines.table.js';
import { ledgerEntries } from '../ledger.table.js';

const p = sql.placeholder;

                             
             
                     
                    
                            
                      
                         
  

export const findUnpaidInvoice = prepareStatement                                                   (
  'unpaid_invoice_find',
  sql`select e.id, e.customer_id as "customerId", e.open_minor as "openMinor", r.reason, r.note,
      r.created_by as "notedBy"
    from ${ledgerEntries} e
      left join lateral (select reason, note, created_by from ${unpaidRests}
        where invoice_entry_id = e.id and ended_at is null order by id desc limit 1) r on true
    where e.site = ${p('site')} and e.kind = 'invoice' and e.reference = ${p('number')} and e.open_minor > 0`,
);

export const endRests = prepareStatement                                              (
  'unpaid_rests_end',
  sql`update ${unpaidRests} set ended_at = ${p('now')}::timestamptz, ended_by = ${p('by')}
    where invoice_entry_id = ${p('id')} and ended_at is null`,
);
