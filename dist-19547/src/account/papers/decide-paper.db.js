import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { customers, users } from '../account.table.js';
                                                      
import {                   papers } from './papers.table.js';

const p = sql.placeholder;

                                
             
                     
                  
                
                  
                   
                      
                           
                         
                         
  

/** Locks the customer before the paper. */
export const lockPaper = prepareStatement                                                  (
  'paper_lock',
  sql`select d.id, d.customer_id as "customerId", c.name as company, u.email, d.kind, d.file_name as "fileName", d.status,
      d.decided_by as "decidedBy", d.decided_at as "decidedAt", d.removed_at as "removedAt"
    from ${customers} c join ${papers} d on d.customer_id = c.id join ${users} u on u.customer_id = c.id
    where d.site = ${p('site')} and d.id = ${p('id')} and d.stored_at is not null order by u.id for update of c, d`,
);

export const setPaperStatus = prepareStatement 
                                                                                    
       
 (
  'paper_status',
  sql`update ${papers} set status = ${p('status')}, reason = ${p('reason')}, decided_by = ${p('by')},
    decided_at = ${p('now')} where id = ${p('id')}`,
);
