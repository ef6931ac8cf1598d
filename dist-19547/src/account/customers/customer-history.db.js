import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { auditTrail } from '../../server/security/audit.table.js';
                                                    

const p = sql.placeholder;

                            
             
           
                
                    
                 
                  
                                          
  

/** Newest first; `before` is the last entry of the page before, 0 for the first page. */
export const findCustomerHistory = prepareStatement 
                                                                        
              
 (
  'customer_history',
  sql`select id, at, actor, actor_name as "actorName", action, subject, details from ${auditTrail}
    where site = ${p('site')} and customer_id = ${p('customerId')}
      and (${p('before')}::bigint = 0 or id < ${p('before')}::bigint)
    order by id desc limit ${p('limit')}`,
);

export const findLastChange = prepareStatement 
                                                            
                                 
 (
  'customer_last_change',
  sql`select actor_name as "actorName", at from ${auditTrail}
    where site = ${p('site')} and customer_id = ${p('customerId')} and action = any(${p('actions')}::text[])
    order by id desc limit 1`,
);
