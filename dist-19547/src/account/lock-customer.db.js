import { sql } from 'drizzle-orm';
                                                                
import { prepareStatement } from '../server/database/prepare-statement.server.js';
import {                      customers, taxRegistrations, users } from './account.table.js';
                                                      

const p = sql.placeholder;

                              
                  
                              
                    
                   
                         
                         
                
                        
                         
                           
  

                                                  

const lockRows = prepareStatement            (
  'customer_lock',
  sql`select from ${customers} c join ${users} u on u.customer_id = c.id and u.id = ${p('userId')}
    where c.id = ${p('customerId')} for update of c, u`,
);

const readLocked = prepareStatement                     (
  'customer_locked',
  sql`select c.name as company, c.buyer_kind as "buyerKind", u.first_name as "firstName", u.last_name as "lastName",
      c.status, c.profile_at as "profileAt", u.email, u.mobile,
      (select coalesce(r.pending_number, r.number) from ${taxRegistrations} r
        where r.customer_id = c.id and r.is_default) as "taxNumber"
    from ${customers} c join ${users} u on u.customer_id = c.id and u.id = ${p('userId')}
    where c.id = ${p('customerId')}`,
);

/** Reads after locking, so that it sees what the previous holder of the lock wrote. */
export async function lockCustomer(db    , { customerId, userId }     )                          {
  await lockRows(db, { customerId, userId });
  const [locked] = await readLocked(db, { customerId, userId });
  if (!locked) throw new Error('the session outlived its customer');
  return locked;
}
