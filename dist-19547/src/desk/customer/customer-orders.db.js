import { sql } from 'drizzle-orm';
                                                                    
import { orders } from '../../orders/orders.table.js';
import { rfiLines, rfis } from '../../rfi/rfi.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    

const p = sql.placeholder;

                                                                        

                             
                 
                 
                      
                                 
                     
  

/** Newest first. */
export const findCustomerOrders = prepareStatement                           (
  'desk_customer_orders',
  sql`select number, placed_at as "placedAt", status, purchase_order_no as "purchaseOrderNo", total_minor as "totalMinor"
    from ${orders} where site = ${p('site')} and customer_id = ${p('customerId')}
    order by placed_at desc, id desc limit ${p('limit')}`,
);

                                                                                            

/** Newest first. */
export const findCustomerRfis = prepareStatement                         (
  'desk_customer_rfis',
  sql`select r.number, r.asked_at as "askedAt",
      (select count(*)::int from ${rfiLines} n where n.rfi_id = r.id) as lines,
      (select count(*)::int from ${rfiLines} n where n.rfi_id = r.id and n.answered_at is null and n.declined_at is null)
        as waiting
    from ${rfis} r where r.site = ${p('site')} and r.customer_id = ${p('customerId')}
    order by r.asked_at desc, r.id desc limit ${p('limit')}`,
);

export const countCustomerDocuments = prepareStatement 
                                         
                                  
 (
  'desk_customer_counts',
  sql`select
      (select count(*)::int from ${orders} where site = ${p('site')} and customer_id = ${p('customerId')}) as orders,
      (select count(*)::int from ${rfis} where site = ${p('site')} and customer_id = ${p('customerId')}) as rfis`,
);
