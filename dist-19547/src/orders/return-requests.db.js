import { sql } from 'drizzle-orm';
import { customers } from '../account/account.table.js';
import { prepareStatement } from '../server/database/prepare-statement.server.js';
                                                 
import { documents } from './documents.table.js';
import { orderLines, orders } from './orders.table.js';
                                                                                                      
import { returnRequestLines, returnRequests } from './return-requests.table.js';

const p = sql.placeholder;

                                 
                 
                   
                    
                   
                       
                        
                          
                            
  

                             
             
                
                  
                   
                       
                         
                  
               
                       
                    
                        
                         
                           
                          
                            
                            
                             
  

const selectRequest = sql`select r.id, o.number as order, c.name as company, r.return_no as "returnNo", r.status, d.number as invoice, r.note, r.remedy, r.requested_at as "requestedAt",
      r.answer, r.decided_at as "decidedAt", r.decided_by as "decidedBy", r.received_at as "receivedAt",
      r.received_by as "receivedBy", r.credit_note as "creditNote",
      (select coalesce(json_agg(json_build_object('lineNo', q.line_no, 'itemName', n.item_name, 'unitMinor', n.unit_minor,
          'quantity', q.quantity, 'reason', q.reason, 'part', q.part, 'credited', q.credited, 'restocked', q.restocked)
          order by q.line_no), '[]'::json)
        from ${returnRequestLines} q join ${orderLines} n on n.id = q.order_line_id where q.request_id = r.id) as lines
    from ${returnRequests} r join ${documents} d on d.id = r.document_id join ${orders} o on o.id = r.order_id
      join ${customers} c on c.id = r.customer_id`;

export const findReturnRequests = prepareStatement                                    (
  'return_requests_of_order',
  sql`${selectRequest} where r.order_id = ${p('orderId')} order by r.return_no`,
);

export const findOpenReturns = prepareStatement                                              (
  'return_requests_open',
  sql`${selectRequest} where r.site = ${p('site')} and r.status in ('requested', 'approved')
    order by r.requested_at, r.id limit ${p('max')}::int`,
);

                                
                 
                  
                     
                     
               
                       
            
                         
                    
                       
                          
                             
  

export const writeReturnRequest = prepareStatement                                        (
  'return_request_write',
  sql`with asked as (
      insert into ${returnRequests} (site, order_id, customer_id, document_id, return_no, status, note, remedy, requested_at)
      select ${p('site')}, ${p('orderId')}::bigint, ${p('customerId')}::bigint, ${p('documentId')}::bigint,
        (select coalesce(max(r.return_no), 0) + 1 from ${returnRequests} r where r.order_id = ${p('orderId')}::bigint),
        'requested', ${p('note')}, ${p('remedy')}, ${p('now')}::timestamptz
      returning id, site, return_no),
    lines as (
      insert into ${returnRequestLines} (site, request_id, order_line_id, line_no, quantity, reason, part)
      select asked.site, asked.id, q.order_line_id, q.line_no, q.quantity, q.reason, q.part
      from asked, unnest(${p('orderLineIds')}::bigint[], ${p('lineNos')}::int[], ${p('quantities')}::int[],
        ${p('reasons')}::text[], ${p('parts')}::text[]) as q (order_line_id, line_no, quantity, reason, part))
    select return_no as "returnNo" from asked`,
);

export const decideReturnRequest = prepareStatement 
                                                                              
       
 (
  'return_request_decide',
  sql`update ${returnRequests} set status = ${p('status')}, answer = ${p('answer')}, decided_at = ${p('now')},
    decided_by = ${p('by')} where id = ${p('id')}`,
);

export const receiveReturnRequest = prepareStatement 
   
               
                              
                          
               
              
                      
                       
                         
    
       
 (
  'return_request_receive',
  sql`with lines as (
      update ${returnRequestLines} as q set credited = came.credited, restocked = came.restocked
      from unnest(${p('lineNos')}::int[], ${p('credited')}::int[], ${p('restocked')}::boolean[])
        as came (line_no, credited, restocked)
      where q.request_id = ${p('id')}::bigint and q.line_no = came.line_no)
    update ${returnRequests} set status = 'received', credit_note = ${p('creditNote')},
      answer = coalesce(${p('answer')}, answer), received_at = ${p('now')}, received_by = ${p('by')}
    where id = ${p('id')}::bigint`,
);
