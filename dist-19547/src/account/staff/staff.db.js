import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
                                                                    
import { generateToken, hashToken } from '../secure-token.server.js';
import { staff, staffRolesOfSites, staffSessions } from './staff.table.js';

                                                                                                                    
                                                      

/** Undefined when somebody with this address exists. */
export async function insertStaff(db    , person          , now      )                              {
  const [row] = await db
    .insert(staff)
    .values({ ...person, email: person.email.toLowerCase(), createdAt: now })
    .onConflictDoNothing({ target: staff.email })
    .returning({ id: staff.id });
  return row?.id;
}

/** Replaces the roles on this site; those on others stay. */
export async function setRoles(db    , staffId        , site          , roles                      )                {
  await db
    .delete(staffRolesOfSites)
    .where(and(eq(staffRolesOfSites.staffId, staffId), eq(staffRolesOfSites.site, site)));
  await db.insert(staffRolesOfSites).values(roles.map((role) => ({ staffId, site, role })));
}

/** Changes of one person take turns. */
export const lockStaff = prepareStatement                                     (
  'staff_lock',
  sql`select id from ${staff} where id = ${sql.placeholder('staffId')} for update`,
);

                        
             
                
               
                       
                     
                   
  

export const findStaffByEmail = prepareStatement                             (
  'staff_by_email',
  sql`select id, email, name, password_hash as "passwordHash", totp_secret as "totpSecret", totp_step as "totpStep"
    from ${staff} where email = lower(${sql.placeholder('email')}) and disabled_at is null`,
);

/** False when this step, or a later one, was used already. */
export async function consumeTotpStep(db    , staffId        , step        )                   {
  const used = await db
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, staffId), sql`${staff.totpStep} < ${step}`))
    .returning({ id: staff.id });
  return used.length === 1;
}

                                                                                                     

export const findStaffSession = prepareStatement                                              (
  'staff_session_find',
  sql`select s.id as "staffId", s.name, s.email, e.created_at as "createdAt",
      array(select r.role from ${staffRolesOfSites} r
        where r.staff_id = s.id and r.site = ${sql.placeholder('site')} order by r.role) as roles
    from ${staffSessions} e join ${staff} s on s.id = e.staff_id
    where e.token_hash = ${sql.placeholder('hash')} and s.disabled_at is null`,
);

                                                                 

export async function createStaffSession(db    , staffId        , now      , origin             )                  {
  const token = generateToken();
  await db.insert(staffSessions).values({ tokenHash: hashToken(token), staffId, ...origin, createdAt: now });
  return token;
}

                                                                                            

export const listStaffSessions = prepareStatement                                                (
  'staff_sessions_list',
  sql`select id, token_hash as "tokenHash", user_agent as "userAgent", address, created_at as "createdAt"
    from ${staffSessions} where staff_id = ${sql.placeholder('staffId')} and created_at > ${sql.placeholder('since')}
    order by created_at desc, id desc limit 100`,
);

/** Returns whether it existed. */
export async function endStaffSession(db    , staffId        , id        )                   {
  const own = and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId));
  return (await db.delete(staffSessions).where(own).returning({ id: staffSessions.id })).length === 1;
}

/** Returns how many there were. */
export async function endOtherStaffSessions(db    , staffId        , ownHash        )                  {
  const others = and(eq(staffSessions.staffId, staffId), ne(staffSessions.tokenHash, ownHash));
  return (await db.delete(staffSessions).where(others).returning({ id: staffSessions.id })).length;
}

/** Returns how many there were. */
export async function endAllStaffSessions(db    , staffId        )                  {
  const all = eq(staffSessions.staffId, staffId);
  return (await db.delete(staffSessions).where(all).returning({ id: staffSessions.id })).length;
}

/** No code of the new authenticator was used yet. */
export async function replaceSignIn(
  db    ,
  staffId        ,
  signIn                                               ,
)                {
  await db
    .update(staff)
    .set({ ...signIn, totpStep: 0 })
    .where(eq(staff.id, staffId));
}

export async function deleteOldStaffSessions(db    , before      )                {
  await db.delete(staffSessions).where(lt(staffSessions.createdAt, before));
}

export async function endStaffSessionByToken(db    , token        )                {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(token)));
}

export const countStaff = prepareStatement                                         (
  'staff_count',
  sql`select count(*)::int as count from ${staff}`,
);

export const listRoles = prepareStatement                                 (
  'staff_roles_list',
  sql`select site, role from ${staffRolesOfSites} where staff_id = ${sql.placeholder('staffId')} order by site, role`,
);

                                                                                              

export const listStaff = prepareStatement                                  (
  'staff_list',
  sql`select s.email, s.name, s.disabled_at as "disabledAt",
      array(select r.role from ${staffRolesOfSites} r
        where r.staff_id = s.id and r.site = ${sql.placeholder('site')} order by r.role) as roles
    from ${staff} s order by s.disabled_at is not null, s.name, s.id limit 500`,
);

/** Ends their sessions too. False when there is nobody, or they are disabled already. */
export async function disableStaff(db    , email        , now      )                   {
  const [row] = await db
    .update(staff)
    .set({ disabledAt: now })
    .where(and(eq(staff.email, email.toLowerCase()), isNull(staff.disabledAt)))
    .returning({ id: staff.id });
  if (!row) return false;
  await endAllStaffSessions(db, row.id);
  return true;
}
