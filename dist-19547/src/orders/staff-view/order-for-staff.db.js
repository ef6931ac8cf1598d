import { sql } from 'drizzle-orm';
import { branches, stock } from '../../catalogue/catalogue.table.js';
                                                      
import { outbox } from '../../messages/outbox.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { auditTrail } from '../../server/security/audit.table.js';
import { dispatches, dispatchLines } from '../dispatches.table.js';
                                                          
import { orderEvents, orderLines, orders } from '../orders.table.js';

const p = sql.placeholder;

                                                                                            

export const findStaffEvents = prepareStatement                                 (
  'staff_order_events',
  sql`select e.status, e.by, e.note, e.at from ${orderEvents} e where e.order_id = ${p('orderId')} order by e.at, e.id`,
);

/** Free pieces are those that no order has reserved; holds of open payments count as free here. */
                                
                 
                 
                                             
                 
                
                 
               
  

export const findStockOfOrder = prepareStatement                                       (
  'staff_order_stock',
  sql`select n.line_no as "lineNo", b.name as branch, b.id = o.branch_id as sells, s.shelf, s.on_hand as "onHand",
      s.on_hand - s.reserved as free
    from ${orders} o join ${orderLines} n on n.order_id = o.id join ${stock} s on s.item_id = n.item_id
      join ${branches} b on b.id = s.branch_id
    where o.id = ${p('orderId')} order by n.line_no, b.position`,
);

                                
                     
                 
                   
                   
              
                 
                        
  

export const findDispatchedPieces = prepareStatement                                       (
  'staff_order_dispatched',
  sql`select d.dispatch_no as "dispatchNo", n.line_no as "lineNo", n.item_name as "itemName", q.quantity, q.lot, q.origin, q.carton
    from ${dispatches} d join ${dispatchLines} q on q.dispatch_id = d.id join ${orderLines} n on n.id = q.order_line_id
    where d.order_id = ${p('orderId')} order by d.dispatch_no, n.line_no, q.id`,
);

                            
             
                   
                                
                   
                  
                      
                         
  

export const findOrderMessages = prepareStatement                                                             (
  'staff_order_messages',
  sql`select m.id, m.template, m.data, m.receiver, m.created_at as "createdAt", m.sent_at as "sentAt",
      m.given_up_at as "givenUpAt"
    from ${outbox} m where m.site = ${p('site')} and m.data ->> 'orderNumber' = ${p('number')}
    order by m.id desc limit ${p('max')}::int`,
);

                               
             
           
                
                    
                 
                                          
  

export const findOrderAudit = prepareStatement                                                                (
  'staff_order_audit',
  sql`select a.id, a.at, a.actor, a.actor_name as "actorName", a.action, a.details from ${auditTrail} a
    where a.site = ${p('site')} and a.subject = ${p('number')} order by a.id desc limit ${p('max')}::int`,
);

                          
                 
                 
                      
                     
                     
  

export const findOtherOrders = prepareStatement                                                                  (
  'staff_order_others',
  sql`select o.number, o.placed_at as "placedAt", o.status, o.currency, o.total_minor as "totalMinor" from ${orders} o
    where o.customer_id = ${p('customerId')} and o.id <> ${p('orderId')}
    order by o.placed_at desc nulls last limit ${p('max')}::int`,
);
