import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.js';
import { branches } from '../../catalogue/catalogue.table.js';
                                              
import { dispatches, dispatchLines } from '../../orders/dispatches.table.js';
import { documents } from '../../orders/documents.table.js';
                                                                    
import { orderLines, orders,                    } from '../../orders/orders.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { recordChanges } from '../api.table.js';
                                                               

const p = sql.placeholder;

                         
                 
                  
             
                 
                      
                 
                  
                     
                   
                
                 
                                    
                                   
                   
                        
                   
                     
                  
                        
                                 
                         
                        
                        
                           
  

const select = sql`select r.number as change, r.changed_at as "changedAt", o.id, o.number, o.status, o.placed_at as "placedAt", o.is_test as "isTest",
    o.customer_id as "customerId", c.name as customer, u.email, b.code as branch, o.payment_mode as "paymentMode",
    o.payment_option as "paymentOption", o.currency, o.subtotal_minor as "subtotalMinor", o.tax_minor as "taxMinor",
    o.total_minor as "totalMinor", o.tax_form as "taxForm", o.place_of_supply as "placeOfSupply",
    o.purchase_order_no as "purchaseOrderNo", o.wished_date as "wishedDate", o.remark, o.bill_to as "billTo",
    o.deliver_to as "deliverTo"
  from ${recordChanges} r join ${orders} o on o.id = r.record_id join ${customers} c on c.id = o.customer_id
    join ${users} u on u.id = o.user_id join ${branches} b on b.id = o.branch_id`;

export const findChangedOrders = prepareStatement                     (
  'api_orders_feed',
  sql`${select} where r.site = ${p('site')} and r.kind = 'order' and r.number > ${p('after')}::bigint
    order by r.number limit ${p('limit')}::int`,
);

export const findFeedOrder = prepareStatement                                               (
  'api_order',
  sql`${select} where r.kind = 'order' and o.site = ${p('site')} and o.number = ${p('number')}`,
);

export const findOrderStatus = prepareStatement                                                             (
  'api_order_status',
  sql`select o.status from ${orders} o where o.site = ${p('site')} and o.number = ${p('number')}`,
);

                             
                  
                 
                           
                   
                   
                
              
               
                  
                   
                     
                    
                   
                    
                     
                
                   
                         
  

export const findFeedOrderLines = prepareStatement                                       (
  'api_order_lines',
  sql`select n.order_id as "orderId", n.line_no as "lineNo", n.kind, n.item_code as "itemCode", n.item_name as "itemName",
      n.maker, n.hsn, n.unit, n.ordered, n.reserved, n.dispatched, n.cancelled, n.returned, n.unit_minor as "unitMinor",
      n.total_minor as "totalMinor", n.tax_bp as "taxBp", n.tax_minor as "taxMinor", n.expected_on as "expectedOn"
    from ${orderLines} n where n.order_id = any(${p('orderIds')}::bigint[]) order by n.order_id, n.line_no`,
);

                            
                  
             
                     
                  
                 
                   
                   
                     
                           
                  
  

export const findFeedDispatches = prepareStatement                                      (
  'api_order_dispatches',
  sql`select d.order_id as "orderId", d.id, d.dispatch_no as "dispatchNo", d.carrier, d.docket, d.tracking,
      d.eway_bill as "ewayBill", d.dispatched_at as "dispatchedAt", d.delivered_at as "deliveredAt",
      coalesce((select i.number from ${documents} i where i.dispatch_id = d.id and i.kind = 'tax_invoice'), '') as invoice
    from ${dispatches} d where d.order_id = any(${p('orderIds')}::bigint[]) order by d.order_id, d.dispatch_no`,
);

                                                                                                                     

export const findFeedDispatchLines = prepareStatement                                             (
  'api_order_dispatch_lines',
  sql`select q.dispatch_id as "dispatchId", n.line_no as "lineNo", q.quantity, q.lot, q.origin
    from ${dispatchLines} q join ${orderLines} n on n.id = q.order_line_id
    where q.dispatch_id = any(${p('dispatchIds')}::bigint[]) order by q.dispatch_id, n.line_no, q.id`,
);
