import { sql } from 'drizzle-orm';
import { prepareStatement } from '../server/database/prepare-statement.server.js';
                                                 
import { orderLines } from './orders.table.js';
                                                   
import {                 packedCartons, picks } from './picks.table.js';

const p = sql.placeholder;

                       
             
                 
                      
                             
                          
             
           
  

export const findPicks = prepareStatement                              (
  'picks_of_order',
  sql`select k.id, n.line_no as "lineNo", k.order_line_id as "orderLineId", k.lots, k.short, k.picked_by as by, k.picked_at as at
    from ${picks} k join ${orderLines} n on n.id = k.order_line_id
    where k.order_id = ${p('orderId')} order by n.line_no`,
);

/** A changed pick is a new row, so that its id says whether somebody else has changed it. */
export const insertPick = prepareStatement 
   
                   
                    
                        
                   
                 
                            
               
              
    
                
 (
  'pick_insert',
  sql`insert into ${picks} (site, order_id, order_line_id, lots, short, picked_by, picked_at)
    values (${p('site')}, ${p('orderId')}, ${p('orderLineId')}, ${p('lots')}::jsonb, ${p('short')}, ${p('by')}, ${p('now')})
    returning id`,
);

export const deletePicks = prepareStatement                                   (
  'picks_delete',
  sql`delete from ${picks} where order_line_id = any(${p('orderLineIds')}::bigint[])`,
);

                                                                 

export const findPackedCartons = prepareStatement                                   (
  'packed_cartons',
  sql`select k.carton_no as "cartonNo", k.gross_kg as "grossKg" from ${packedCartons} k
    where k.order_id = ${p('orderId')} order by k.carton_no`,
);

export const writePackedCarton = prepareStatement                                                           (
  'packed_carton_write',
  sql`insert into ${packedCartons} (order_id, carton_no, site, gross_kg)
    values (${p('orderId')}, ${p('cartonNo')}, ${p('site')}, ${p('grossKg')}::float8)
    on conflict (order_id, carton_no) do update set gross_kg = excluded.gross_kg`,
);

export const deletePackedCarton = prepareStatement                                              (
  'packed_carton_delete',
  sql`delete from ${packedCartons} where order_id = ${p('orderId')} and carton_no = ${p('cartonNo')}::int`,
);

/** Once the goods have left, or do not leave. */
export const deleteOrderPicks = prepareStatement                            (
  'picks_delete_of_order',
  sql`with cartons as (delete from ${packedCartons} where order_id = ${p('orderId')}::bigint)
    delete from ${picks} where order_id = ${p('orderId')}::bigint`,
);
