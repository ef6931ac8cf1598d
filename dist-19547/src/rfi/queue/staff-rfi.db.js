import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.js';
import { staff } from '../../account/staff/staff.table.js';
import { branches, items, stock, stockIncoming } from '../../catalogue/catalogue.table.js';
import { leftJoinedDrawingColumns } from '../../catalogue/items/item-columns.sql.js';
import { priceRowsColumn } from '../../catalogue/pricing/offer.sql.js';
                                                                            
import { freePieces } from '../../catalogue/stock/free-stock.sql.js';
                                                      
                                              
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import {             selectList } from '../../server/database/select-list.server.js';
import { rfiEvents, rfiLines, rfis } from '../rfi.table.js';

const p = sql.placeholder;

                            
             
                 
                
                     
                             
                  
                
                         
                           
                        
                     
                          
                               
  

export const findStaffRfiHead = prepareStatement                                                (
  'rfi_staff_head',
  sql`select r.id, r.number, r.asked_at as "askedAt", c.id as "customerId", c.price_list_id as "priceListId",
      c.name as company, u.email, r.wished_date as "wishedDate", r.reference, r.remark, r.currency,
      s.name as assignee, s.email as "assigneeEmail"
    from ${rfis} r left join ${staff} s on s.id = r.assigned_to join ${customers} c on c.id = r.customer_id join ${users} u on u.id = r.user_id
    where r.site = ${p('site')} and r.number = ${p('number')}`,
);

                                                           
                                                                                                         

                                                                       
                 
                 
                               
                        
                   
                   
                
                   
                  
                        
               
                       
                          
                                           
                    
                           
                           
                       
                       
                                
                             
                       
                         
                            
                          
                            
                          
                            
                           
                             
                         
                      
                        
                          
                            
                              
                           
                         
                   
  

                                                                                               

const stockByBranch = sql`(
  select coalesce(json_agg(json_build_object('branch', b.name, 'free', ${freePieces}) order by b.position), '[]'::json)
  from ${branches} b join ${stock} s on s.branch_id = b.id where b.site = n.site and s.item_id = n.item_id)`;

const incomingByBranch = sql`(
  select coalesce(json_agg(json_build_object('branch', b.name, 'kind', o.kind, 'quantity', o.quantity, 'dueOn', o.due_on)
    order by o.due_on, o.id), '[]'::json)
  from ${stockIncoming} o join ${branches} b on b.id = o.branch_id where o.item_id = n.item_id)`;

export const findStaffLines = prepareStatement                            (
  'rfi_staff_lines',
  sql`select n.id as "lineId", n.line_no as "lineNo", n.alternative_to as "alternativeTo", n.item_id as "itemId", n.item_code as "itemCode",
      n.item_name as "itemName", n.maker, n.category, n.asked_as as "askedAs", n.quantity_asked as "quantityAsked",
      coalesce(i.unit, '') as unit, coalesce(i.qty_per_carton, 0) as "qtyPerCarton", n.weight_kg as "weightKg",
      ${selectList(leftJoinedDrawingColumns)},
      coalesce(i.list_minor, 0) as "listMinor", i.cost_minor as "costMinor", ${priceRowsColumn},
      ${stockByBranch} as stock, ${incomingByBranch} as incoming,
      n.quoted_quantity as "quotedQuantity", n.quoted_minor as "quotedMinor", n.quoted_on as "quotedOn",
      n.valid_until as "validUntil", n.answer_note as "answerNote", n.answered_at as "answeredAt",
      n.answered_by as "answeredBy", n.declined_at as "declinedAt", n.declined_by as "declinedBy",
      n.withdrawn_at as "withdrawnAt", n.withdrawn_by as "withdrawnBy", n.ordered_at as "orderedAt",
      n.held_at as "heldAt", n.held_by as "heldBy", n.reminded_at as "remindedAt",
      n.maker_asked_at as "makerAskedAt", n.maker_asked_by as "makerAskedBy", n.maker_note as "makerNote",
      n.maker_until as "makerUntil", n.revision
    from ${rfiLines} n left join ${items} i on i.id = n.item_id
    where n.rfi_id = ${p('rfiId')} order by coalesce(n.alternative_to, n.line_no), n.line_no`,
);

                                                                                                      

export const findRfiEvents = prepareStatement                                               (
  'rfi_staff_events',
  sql`select n.line_no as "lineNo", e.step, e.by, e.note, e.at from ${rfiEvents} e
      join ${rfiLines} n on n.id = e.rfi_line_id
    where n.rfi_id = ${p('rfiId')} order by e.id desc limit ${p('limit')}::int`,
);
