import { and, eq, ne, sql } from 'drizzle-orm';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import {                      customers, sessions, users } from '../account.table.js';
import { generateToken, hashToken } from '../secure-token.server.js';

                   
                 
                     
                             
                         
                               
                          
                  
               
  

export const findSession = prepareStatement                                              (
  'session_find',
  sql`select ${users.id} as "userId", ${users.customerId} as "customerId", ${customers.priceListId} as "priceListId",
      ${customers.status} as status, ${users.emailVerifiedAt} as "emailVerifiedAt",
      ${sessions.viewedBy} as "viewedBy", ${sessions.createdAt} as "createdAt", ${sessions.seenAt} as "seenAt"
    from ${sessions}
    join ${users} on ${users.id} = ${sessions.userId}
    join ${customers} on ${customers.id} = ${users.customerId}
    where ${sessions.tokenHash} = ${sql.placeholder('hash')} and ${sessions.site} = ${sql.placeholder('site')}`,
);

export async function touchSession(db    , hash        , now      )                {
  await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, hash));
}

                                                                   

export async function createSession(
  db    ,
  site          ,
  userId        ,
  now      ,
  origin                = { userAgent: '', address: '' },
)                  {
  const token = generateToken();
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), site, userId, ...origin, createdAt: now, seenAt: now });
  return token;
}

/** Returns how many ended. */
export async function endUserSessions(db    , userId        , exceptTokenHash         )                  {
  const others = exceptTokenHash
    ? and(eq(sessions.userId, userId), ne(sessions.tokenHash, exceptTokenHash))
    : eq(sessions.userId, userId);
  const ended = await db.delete(sessions).where(others).returning({ id: sessions.id });
  return ended.length;
}

export async function endSession(db    , token        )                {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

                                                                                                           

export const listSessions = prepareStatement                                 (
  'sessions_of_user',
  sql`select id, token_hash as "tokenHash", user_agent as "userAgent", address, created_at as "createdAt", seen_at as "seenAt"
    from ${sessions} where user_id = ${sql.placeholder('userId')} and viewed_by is null order by seen_at desc, id desc limit 100`,
);

export const endSessionById = prepareStatement                                                                        (
  'session_end',
  sql`delete from ${sessions} where id = ${sql.placeholder('id')} and user_id = ${sql.placeholder('userId')}
    returning token_hash as "tokenHash", address`,
);
