import { sql } from 'drizzle-orm';
                                              
import { rfis } from '../../rfi/rfi.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { documents } from '../documents.table.js';
import { orders } from '../orders.table.js';
                                                           

                  
                          
                 
                
           
                 
                     
  

const p = sql.placeholder;
const holds = (text        ) => sql`translate(upper(${sql.raw(text)}), ' -/.', '') like ${p('pattern')}::text`;

const maxOfKind = sql.raw('3');

/** The newest of each kind. A customer's records are few enough to be read by their index and compared. */
export const findRecords = prepareStatement                                                                      (
  'own_records',
  sql`(select 'invoice' as kind, d.number, o.number as "order", d.issued_on as day, '' as status, d.total_minor as "totalMinor"
      from ${documents} d join ${orders} o on o.id = d.order_id
      where d.customer_id = ${p('customerId')} and d.kind = 'tax_invoice' and ${holds('d.number')}
      order by d.issued_on desc, d.id desc limit ${maxOfKind})
    union all
    (select 'order', o.number, '', (o.placed_at at time zone ${p('timeZone')}::text)::date, o.status, o.total_minor
      from ${orders} o where o.customer_id = ${p('customerId')} and ${holds('o.number')}
      order by o.placed_at desc, o.id desc limit ${maxOfKind})
    union all
    (select 'purchase_order', o.purchase_order_no, o.number, (o.placed_at at time zone ${p('timeZone')}::text)::date, o.status,
        o.total_minor
      from ${orders} o where o.customer_id = ${p('customerId')} and o.purchase_order_no <> '' and ${holds('o.purchase_order_no')}
      order by o.placed_at desc, o.id desc limit ${maxOfKind})
    union all
    (select 'rfi', r.number, '', (r.asked_at at time zone ${p('timeZone')}::text)::date, '', 0
      from ${rfis} r where r.customer_id = ${p('customerId')} and ${holds('r.number')}
      order by r.asked_at desc, r.id desc limit ${maxOfKind})`,
);
