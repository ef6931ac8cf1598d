import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { stock, stockHolds } from '../catalogue.table.js';
import { freePieces } from './free-stock.sql.js';

const p = sql.placeholder;

export const insertTemporaryHolds = prepareStatement 
   
                   
                       
                      
                    
                        
                      
                         
              
                 
    
       
 (
  'stock_hold_passing',
  sql`insert into ${stockHolds} (site, branch_id, item_id, customer_id, quantity, reason, held_for, ends_at, created_at)
    select ${p('site')}, requested.branch_id, requested.item_id, ${p('customerId')}, requested.quantity, ${p('reason')},
      ${p('heldFor')}, ${p('endsAt')}, ${p('now')}
    from unnest(${p('branchIds')}::bigint[], ${p('itemIds')}::bigint[], ${p('quantities')}::int[])
      as requested (branch_id, item_id, quantity) where requested.quantity > 0`,
);

export const endTemporaryHolds = prepareStatement                                                          (
  'stock_hold_passed',
  sql`update ${stockHolds} set ended_at = ${p('now')}
    where reason = ${p('reason')} and held_for = ${p('heldFor')} and ended_at is null`,
);

                                                            

/** In item order, like every lock on stock. */
export const lockStockRows = prepareStatement                               (
  'stock_lock_rows',
  sql`select s.item_id as "itemId" from ${stock} s
    where (s.branch_id, s.item_id) in (
      select * from unnest(${p('branchIds')}::bigint[], ${p('itemIds')}::bigint[]))
    order by s.item_id, s.branch_id for update`,
);

/** Must run after the lock. */
export const findFreeStock = prepareStatement 
                                                
                                                    
 (
  'stock_free_rows',
  sql`select s.item_id as "itemId", s.branch_id as "branchId", ${freePieces}::int as free
    from ${stock} s
    where (s.branch_id, s.item_id) in (
      select * from unnest(${p('branchIds')}::bigint[], ${p('itemIds')}::bigint[]))`,
);
