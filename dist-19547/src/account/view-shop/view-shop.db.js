import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { customers, sessions, users } from '../account.table.js';

const p = sql.placeholder;

export const insertViewing = prepareStatement 
   
                      
                   
                   
                     
                      
                    
              
    
       
 (
  'viewing_insert',
  sql`insert into ${sessions} (token_hash, site, user_id, viewed_by, user_agent, address, created_at, seen_at)
    values (${p('tokenHash')}, ${p('site')}, ${p('userId')}, ${p('viewedBy')}, ${p('userAgent')}, ${p('address')},
      ${p('now')}::timestamptz, ${p('now')}::timestamptz)`,
);

                                                                                                                      

/** A ticket works once; no row when it is older than `since`. */
export const consumeTicket = prepareStatement                                                             (
  'viewing_ticket',
  sql`with used as (
      delete from ${sessions} where token_hash = ${p('tokenHash')} and site = ${p('site')} and viewed_by is not null
      returning user_id, viewed_by, created_at)
    select u.id as "userId", u.customer_id as "customerId", u.email, c.name as company, used.viewed_by as "viewedBy"
    from used join ${users} u on u.id = used.user_id join ${customers} c on c.id = u.customer_id
    where used.created_at > ${p('since')}::timestamptz`,
);
