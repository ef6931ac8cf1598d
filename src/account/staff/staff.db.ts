import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { sessions } from '../account.table.ts';
import type { StaffRole } from '../permissions/permissions.rule.ts';
import { generateToken, hashToken } from '../secure-token.server.ts';
import { staff, staffRemovals, staffRolesOfSites, staffSessions } from './staff.table.ts';

export type NewStaff = { email: string; name: string; passwordHash: string; totpSecret: string; createdBy: string };
type RoleOnSite = { site: SiteCode; role: StaffRole };

/** No row when somebody with this address exists. */
export const insertStaff = prepareWrite<NewStaff & { now: Date }, { id: number }>(
  'staff_insert',
  sql`insert into ${staff} (email, name, password_hash, totp_secret, created_by, created_at)
    values (lower(${sql.placeholder('email')}), ${sql.placeholder('name')}, ${sql.placeholder('passwordHash')},
      ${sql.placeholder('totpSecret')}, ${sql.placeholder('createdBy')}, ${sql.placeholder('now')})
    on conflict (email) do nothing returning id`,
);

/** Replaces the roles on this site; those on others stay. */
export const setRoles = prepareWrite<{ staffId: number; site: SiteCode; roles: readonly StaffRole[] }, never>(
  'staff_roles_set',
  sql`with taken as (
      delete from ${staffRolesOfSites} where staff_id = ${sql.placeholder('staffId')} and site = ${sql.placeholder('site')}
        and role <> all(${sql.placeholder('roles')}::text[])),
    back as (
      delete from ${staffRemovals} where staff_id = ${sql.placeholder('staffId')} and site = ${sql.placeholder('site')})
    insert into ${staffRolesOfSites} (staff_id, site, role)
    select ${sql.placeholder('staffId')}, ${sql.placeholder('site')}, role from unnest(${sql.placeholder('roles')}::text[]) role
    on conflict (staff_id, site, role) do nothing`,
);

/** Takes the roles on one site, or on all where it is null; each site remembers who was removed from it. */
export const takeRoles = prepareWrite<{ staffId: number; site: SiteCode | null; now: Date }, never>(
  'staff_roles_take',
  sql`with taken as (
      delete from ${staffRolesOfSites} where staff_id = ${sql.placeholder('staffId')}
        and site = coalesce(${sql.placeholder('site')}::text, site) returning staff_id, site)
    insert into ${staffRemovals} (staff_id, site, removed_at)
    select distinct staff_id, site, ${sql.placeholder('now')}::timestamptz from taken
    on conflict (staff_id, site) do update set removed_at = excluded.removed_at`,
);

/** Changes of who may do what on a site take turns, so that an administrator is always left. */
export const lockStaffOfSite = prepareStatement<{ site: SiteCode }, { locked: number }>(
  'staff_lock_site',
  sql`select 1 as locked from pg_advisory_xact_lock(hashtextextended('staff ' || ${sql.placeholder('site')}::text, 0))`,
);

export const findAdministrators = prepareStatement<{ site: SiteCode }, { staffId: number }>(
  'staff_administrators',
  sql`select r.staff_id from ${staffRolesOfSites} r join ${staff} s on s.id = r.staff_id
    where r.site = ${sql.placeholder('site')} and r.role = 'admin' and s.disabled_at is null order by r.staff_id`,
);

type LockedStaff = { id: number; email: string; name: string; disabledAt: Date | null };

/** Locks also somebody who can no longer sign in. */
export const lockStaffByEmail = prepareStatement<{ email: string }, LockedStaff>(
  'staff_lock_by_email',
  sql`select id, email, name, disabled_at from ${staff}
    where email = lower(${sql.placeholder('email')}) for no key update`,
);

/** Changes of one person take turns. */
export const lockStaff = prepareStatement<{ staffId: number }, { id: number }>(
  'staff_lock',
  sql`select id from ${staff} where id = ${sql.placeholder('staffId')} for no key update`,
);

export type StaffRow = {
  id: number;
  email: string;
  name: string;
  passwordHash: string;
  totpSecret: string;
  totpStep: number;
};

export const findStaffByEmail = prepareStatement<{ email: string }, StaffRow>(
  'staff_by_email',
  sql`select id, email, name, password_hash, totp_secret, totp_step
    from ${staff} where email = lower(${sql.placeholder('email')}) and disabled_at is null`,
);

/** False when this step, or a later one, was used already. */
export const consumeTotpStep = async (db: Db, staffId: number, step: number): Promise<boolean> =>
  (await raiseTotpStep(db, { staffId, step })).length === 1;

const raiseTotpStep = prepareWrite<{ staffId: number; step: number }, { id: number }>(
  'staff_totp_step',
  sql`update ${staff} set totp_step = ${sql.placeholder('step')}
    where id = ${sql.placeholder('staffId')} and totp_step < ${sql.placeholder('step')} returning id`,
);

type SessionRow = { staffId: number; name: string; email: string; createdAt: Date; roles: string[] };

export const findStaffSession = prepareStatement<{ hash: Buffer; site: SiteCode }, SessionRow>(
  'staff_session_find',
  sql`select s.id as staff_id, s.name, s.email, e.created_at,
      array(select r.role from ${staffRolesOfSites} r
        where r.staff_id = s.id and r.site = ${sql.placeholder('site')} order by r.role) as roles
    from ${staffSessions} e join ${staff} s on s.id = e.staff_id
    where e.token_hash = ${sql.placeholder('hash')} and s.disabled_at is null`,
);

export type StaffOrigin = { userAgent: string; address: string };

const insertStaffSession = prepareWrite<StaffOrigin & { hash: Buffer; staffId: number; now: Date }, never>(
  'staff_session_insert',
  sql`insert into ${staffSessions} (token_hash, staff_id, user_agent, address, created_at)
    values (${sql.placeholder('hash')}, ${sql.placeholder('staffId')}, ${sql.placeholder('userAgent')},
      ${sql.placeholder('address')}, ${sql.placeholder('now')})`,
);

export async function createStaffSession(db: Db, staffId: number, now: Date, origin: StaffOrigin): Promise<string> {
  const token = generateToken();
  await insertStaffSession(db, { hash: hashToken(token), staffId, ...origin, now });
  return token;
}

export type StaffSession = StaffOrigin & { id: number; tokenHash: Buffer; createdAt: Date };

export const listStaffSessions = prepareStatement<{ staffId: number; since: Date }, StaffSession>(
  'staff_sessions_list',
  sql`select id, token_hash, user_agent, address, created_at
    from ${staffSessions} where staff_id = ${sql.placeholder('staffId')} and created_at > ${sql.placeholder('since')}
    order by created_at desc, id desc limit 100`,
);

/** Returns the session where it existed. */
export const endStaffSession = prepareWrite<{ staffId: number; id: number }, { id: number }>(
  'staff_session_end',
  sql`delete from ${staffSessions} where id = ${sql.placeholder('id')} and staff_id = ${sql.placeholder('staffId')} returning id`,
);

/** Returns them; without `ownHash` all. */
export const endOtherStaffSessions = prepareWrite<{ staffId: number; ownHash: Buffer | null }, { id: number }>(
  'staff_sessions_end_others',
  sql`delete from ${staffSessions} where staff_id = ${sql.placeholder('staffId')}
    and token_hash is distinct from ${sql.placeholder('ownHash')}::bytea returning id`,
);

/**
 * For somebody who signs out, or may no longer see this shop as a customer; null stands for every shop. Sessions of the
 * shop name who looks, and so do tickets for them; a colleague of the same name opens it again.
 */
export const endViewings = prepareWrite<{ staffId: number; site: SiteCode | null }, never>(
  'staff_viewings_end',
  sql`delete from ${sessions} where site = coalesce(${sql.placeholder('site')}::text, site)
    and viewed_by = (select name from ${staff} where id = ${sql.placeholder('staffId')}::bigint)`,
);

/** Ends sessions at the desk, of which it returns the count, and those that see the shop as a customer. */
export async function endAllStaffSessions(db: Db, staffId: number): Promise<number> {
  await endViewings(db, { staffId, site: null });
  return (await endOtherStaffSessions(db, { staffId, ownHash: null })).length;
}

/** No code of the new authenticator was used yet. */
export const replaceSignIn = prepareWrite<Pick<NewStaff, 'passwordHash' | 'totpSecret'> & { staffId: number }, never>(
  'staff_sign_in_replace',
  sql`update ${staff} set password_hash = ${sql.placeholder('passwordHash')}, totp_secret = ${sql.placeholder('totpSecret')},
      totp_step = 0
    where id = ${sql.placeholder('staffId')}`,
);

/** No row when it was replaced meanwhile. */
export const replacePassword = prepareWrite<{ staffId: number; from: string; to: string }, { id: number }>(
  'staff_password_replace',
  sql`update ${staff} set password_hash = ${sql.placeholder('to')}
    where id = ${sql.placeholder('staffId')} and password_hash = ${sql.placeholder('from')} returning id`,
);

const endSessionOfHash = prepareWrite<{ hash: Buffer }, never>(
  'staff_session_end_own',
  sql`delete from ${staffSessions} where token_hash = ${sql.placeholder('hash')}`,
);

export async function endStaffSessionByToken(db: Db, token: string): Promise<void> {
  await endSessionOfHash(db, { hash: hashToken(token) });
}

export const countStaff = prepareStatement<Record<never, never>, { count: number }>(
  'staff_count',
  sql`select count(*)::int as count from ${staff}`,
);

export const listRoles = prepareStatement<{ staffId: number }, RoleOnSite>(
  'staff_roles_list',
  sql`select site, role from ${staffRolesOfSites} where staff_id = ${sql.placeholder('staffId')} order by site, role`,
);

export async function rolesOnSite(db: Db, staffId: number, site: SiteCode): Promise<StaffRole[]> {
  return (await listRoles(db, { staffId })).filter((one) => one.site === site).map(({ role }) => role);
}

type StaffListRow = { email: string; name: string; roles: string[] };

/** Who works for the site, and then who was removed from it; nobody who only works for others. */
export const listStaff = prepareStatement<{ site: SiteCode }, StaffListRow>(
  'staff_list',
  sql`select s.email, s.name,
      array(select r.role from ${staffRolesOfSites} r where r.staff_id = s.id and r.site = ${sql.placeholder('site')}
        and s.disabled_at is null order by r.role) as roles
    from ${staff} s
    where exists (select from ${staffRolesOfSites} r where r.staff_id = s.id and r.site = ${sql.placeholder('site')})
      or exists (select from ${staffRemovals} m where m.staff_id = s.id and m.site = ${sql.placeholder('site')})
    order by s.disabled_at is not null
      or exists (select from ${staffRemovals} m where m.staff_id = s.id and m.site = ${sql.placeholder('site')}),
      s.name, s.id limit 500`,
);

/** Null for somebody who can sign in again. */
export const setDisabledAt = prepareWrite<{ staffId: number; disabledAt: Date | null }, never>(
  'staff_disabled_set',
  sql`update ${staff} set disabled_at = ${sql.placeholder('disabledAt')}::timestamptz where id = ${sql.placeholder('staffId')}`,
);
