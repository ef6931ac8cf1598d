import { sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.js';
import { leftJoinedDrawingColumns } from '../../catalogue/items/item-columns.sql.js';
import { rfiLines, rfis } from '../../rfi/rfi.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import {             selectList } from '../../server/database/select-list.server.js';
import { dispatches, dispatchLines } from '../dispatches.table.js';
                                                          
import { orderEvents, orderLines, orders } from '../orders.table.js';

const p = sql.placeholder;

                                                                              

export const findOrderEvents = prepareStatement                               (
  'order_events_of',
  sql`select e.status, e.note, e.at from ${orderEvents} e where e.order_id = ${p('orderId')} order by e.at, e.id`,
);

                                                                    
                 
                
                  
                  
  

export const findLineDrawings = prepareStatement                                  (
  'order_looks',
  sql`select n.id as "lineId", ${selectList(leftJoinedDrawingColumns)},
      coalesce((select r.number from ${rfiLines} q join ${rfis} r on r.id = q.rfi_id where q.id = n.rfi_line_id), '')
        as "rfqNo",
      coalesce((select q.asked_as from ${rfiLines} q where q.id = n.rfi_line_id), '') as "askedAs",
      coalesce((select sum(s.quantity)::int from ${dispatchLines} s join ${dispatches} d on d.id = s.dispatch_id
        where s.order_line_id = n.id and d.delivered_at is not null), 0) as arrived
    from ${orderLines} n left join ${items} i on i.id = n.item_id where n.order_id = ${p('orderId')}`,
);

/** Newest first; ignores case and surrounding blanks. */
export const findOrdersByPo = prepareStatement                                                        (
  'order_same_po',
  sql`select o.number from ${orders} o
    where o.customer_id = ${p('customerId')} and lower(trim(o.purchase_order_no)) = lower(trim(${p('po')}::text))
      and o.status not in ('Rejected', 'Cancelled') order by o.placed_at desc, o.id desc limit 20`,
);

                                                                                                       

export const findDispatchedLines = prepareStatement                                     (
  'order_dispatched_lines',
  sql`select d.dispatch_no as "dispatchNo", n.item_name as "itemName", n.maker, sum(s.quantity)::int as quantity
    from ${dispatches} d join ${dispatchLines} s on s.dispatch_id = d.id join ${orderLines} n on n.id = s.order_line_id
    where d.order_id = ${p('orderId')} group by d.dispatch_no, n.id order by d.dispatch_no, n.line_no`,
);
