import { sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.js';
import { leftJoinedDrawingColumns } from '../../catalogue/items/item-columns.sql.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import {             selectList } from '../../server/database/select-list.server.js';
import { documents } from '../documents.table.js';
                                                          
import { orderLines, orders } from '../orders.table.js';

                                                                   
                  
                 
                 
                      
                 
                                 
                   
                
                  
                    
                    
                     
                     
                   
                
                   
                 
                       
  

export const findOrderHistory = prepareStatement                                    (
  'order_history',
  sql`select o.id as "orderId", o.number, n.line_no as "lineNo", o.status, o.placed_at as "placedAt", o.purchase_order_no as "purchaseOrderNo",
      n.item_name as "itemName", n.maker, n.ordered, n.list_minor as "listMinor", n.unit_minor as "unitMinor",
      n.discount_bp as "discountBp", n.total_minor as "totalMinor", n.tax_minor as "taxMinor", n.tax_bp as "taxBp",
      n.weight_kg as "weightKg", n.origin, ${selectList(leftJoinedDrawingColumns)},
      (o.status in ('Confirmed', 'Dispatched', 'Delivered')
        or exists (select 1 from ${documents} d where d.order_id = o.id)) as "hasDocument"
    from ${orders} o join ${orderLines} n on n.order_id = o.id left join ${items} i on i.id = n.item_id
    where o.customer_id = ${sql.placeholder('customerId')}
    order by o.placed_at desc, o.id desc, n.line_no`,
);
