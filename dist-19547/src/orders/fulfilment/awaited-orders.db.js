import { sql } from 'drizzle-orm';
                                                                                           
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { orders } from '../orders.table.js';

const p = sql.placeholder;

                                                                                               
                                                                                              

export const findTransferOrders = prepareStatement                       (
  'transfer_orders_awaited',
  sql`with open as materialized (
      select * from ${orders} o where o.site = ${p('site')} and o.payment_mode = 'Offline' and o.payment_option = 'cash'
        and o.status in ('Awaiting Internal Approval', 'Confirmed', 'Dispatched'))
    select o.id, o.customer_id as "customerId", o.number, o.tax_form as "taxForm" from open o
    where (o.number = any(${p('numbers')}::text[]) or o.total_minor = any(${p('amounts')}::bigint[])
        or o.customer_id = any(${p('customerIds')}::bigint[]))
    order by o.id desc limit 60`,
);
