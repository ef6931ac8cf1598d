import { and, eq, lt, sql } from 'drizzle-orm';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { passkeyChallenges, staff, staffPasskeys } from './staff.table.js';

export async function insertChallenge(
  db    ,
  challenge                                               ,
  now      ,
)                {
  await db.insert(passkeyChallenges).values({ ...challenge, createdAt: now });
}

/** A challenge is found once. */
export async function takeChallenge(
  db    ,
  challenge        ,
)                                                                   {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.challenge, challenge))
    .returning({ staffId: passkeyChallenges.staffId, createdAt: passkeyChallenges.createdAt });
  return row;
}

export async function deleteOldChallenges(db    , before      )                {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.createdAt, before));
}

                          
                  
                       
                    
                  
               
               
  

/** False when the device added this one before. */
export async function insertPasskey(db    , passkey            , now      )                   {
  const rows = await db
    .insert(staffPasskeys)
    .values({ ...passkey, createdAt: now })
    .onConflictDoNothing({ target: staffPasskeys.credentialId })
    .returning({ id: staffPasskeys.id });
  return rows.length === 1;
}

                       
             
                       
               
               
                  
                          
  

export const listPasskeys = prepareStatement                              (
  'staff_passkeys_list',
  sql`select id, credential_id as "credentialId", host, name, created_at as "createdAt", last_used_at as "lastUsedAt"
    from ${staffPasskeys} where staff_id = ${sql.placeholder('staffId')} order by id`,
);

                              
             
                    
                  
                  
                  
                
               
  

export const findPasskey = prepareStatement                                                        (
  'staff_passkey_by_credential',
  sql`select k.id, k.public_key as "publicKey", k.counter, k.name as passkey, s.id as "staffId", s.email, s.name
    from ${staffPasskeys} k join ${staff} s on s.id = k.staff_id
    where k.credential_id = ${sql.placeholder('credentialId')} and k.host = ${sql.placeholder('host')}
      and s.disabled_at is null`,
);

/** False when another sign-in has counted on meanwhile. */
export async function countUse(
  db    ,
  { id, counter }                                        ,
  newCounter        ,
  now      ,
)                   {
  const used = await db
    .update(staffPasskeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.counter, counter)))
    .returning({ id: staffPasskeys.id });
  return used.length === 1;
}

/** Returns its name. */
export async function deletePasskey(db    , staffId        , id        )                              {
  const own = and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId));
  const [row] = await db.delete(staffPasskeys).where(own).returning({ name: staffPasskeys.name });
  return row?.name;
}

/** Returns how many there were. */
export async function deletePasskeysOf(db    , staffId        )                  {
  const rows = await db
    .delete(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .returning({ id: staffPasskeys.id });
  return rows.length;
}
