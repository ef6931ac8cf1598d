import { sql } from 'drizzle-orm';
                                                                
import { prepareStatement } from '../server/database/prepare-statement.server.js';
                                                 
import {                      customers, taxRegistrations, users } from './account.table.js';

                       
                 
                     
                
                
                    
                   
                        
                       
                               
                            
                  
                         
                              
                         
                           
                       
  

const columns = sql`${users.id} as "userId", ${users.customerId} as "customerId", ${users.email} as email,
  ${users.title} as title, ${users.firstName} as "firstName", ${users.lastName} as "lastName", ${users.mobile} as mobile,
  ${users.passwordHash} as "passwordHash", ${users.emailVerifiedAt} as "emailVerifiedAt",
  ${users.fromCustomerList} as "fromCustomerList", ${customers.name} as company, ${customers.status} as status,
  ${customers.statusReason} as "statusReason", ${customers.profileAt} as "profileAt",
  (select coalesce(r.pending_number, r.number) from ${taxRegistrations} r
    where r.customer_id = ${customers.id} and r.is_default) as "taxNumber",
  exists (select from ${taxRegistrations} r where r.customer_id = ${customers.id} and r.is_default
    and r.verified_at is not null and r.pending_number is null) as "taxVerified"`;
const joined = sql`${users} join ${customers} on ${customers.id} = ${users.customerId}`;

export const findUserByEmail = prepareStatement                                            (
  'user_by_email',
  sql`select ${columns} from ${joined}
    where ${users.site} = ${sql.placeholder('site')} and ${users.email} = lower(${sql.placeholder('email')})`,
);

export const findUserById = prepareStatement                             (
  'user_by_id',
  sql`select ${columns} from ${joined} where ${users.id} = ${sql.placeholder('userId')}`,
);

export const lockUser = prepareStatement                           (
  'user_lock',
  sql`select from ${users} where ${users.id} = ${sql.placeholder('userId')} for no key update`,
);

export const markEmailVerified = prepareStatement                                      (
  'user_email_proved',
  sql`update ${users} set email_verified_at = coalesce(email_verified_at, ${sql.placeholder('now')}) where id = ${sql.placeholder('userId')}`,
);

/** Sign-ups and changes to one address follow each other. */
export async function lockEmail(db    , site          , email        )                {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up ${site} ${email}`}, 0))`);
}

                              
                   
                               
                         
                                                    
                        
  

export const findAccountMoments = prepareStatement                                    (
  'user_account_moments',
  sql`select ${users.createdAt} as "signedUpAt", ${users.emailVerifiedAt} as "emailVerifiedAt",
      ${customers.profileAt} as "profileAt", ${customers.statusReason} as reason
    from ${joined} where ${users.id} = ${sql.placeholder('userId')}`,
);
