import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, emailLinks, sessions, users } from '../account.table.ts';
import type { CustomerStatus } from '../customer-status.data.ts';
import { generateToken, hashToken } from '../secure-token.server.ts';

type SessionRow = {
  userId: number;
  customerId: number;
  priceListId: number | null;
  status: CustomerStatus;
  emailVerifiedAt: Date | null;
  viewedBy: string | null;
  createdAt: Date;
  seenAt: Date;
};

export const findSession = prepareStatement<{ hash: Buffer; site: SiteCode }, SessionRow>(
  'session_find',
  sql`select ${users.id} as user_id, ${users.customerId}, ${customers.priceListId}, ${customers.status},
      ${users.emailVerifiedAt}, ${sessions.viewedBy}, ${sessions.createdAt}, ${sessions.seenAt}
    from ${sessions}
    join ${users} on ${users.id} = ${sessions.userId}
    join ${customers} on ${customers.id} = ${users.customerId}
    where ${sessions.tokenHash} = ${sql.placeholder('hash')} and ${sessions.site} = ${sql.placeholder('site')}`,
);

export const touchSession = prepareWrite<{ hash: Buffer; now: Date }, never>(
  'session_touch',
  sql`update ${sessions} set seen_at = ${sql.placeholder('now')} where token_hash = ${sql.placeholder('hash')}`,
);

export type SessionOrigin = { userAgent: string; address: string };

const insertSession = prepareWrite<SessionOrigin & { hash: Buffer; site: SiteCode; userId: number; now: Date }, never>(
  'session_insert',
  sql`insert into ${sessions} (token_hash, site, user_id, user_agent, address, created_at, seen_at)
    values (${sql.placeholder('hash')}, ${sql.placeholder('site')}, ${sql.placeholder('userId')},
      ${sql.placeholder('userAgent')}, ${sql.placeholder('address')}, ${sql.placeholder('now')}, ${sql.placeholder('now')})`,
);

export async function createSession(
  db: Db,
  site: SiteCode,
  userId: number,
  now: Date,
  origin: SessionOrigin = { userAgent: '', address: '' },
): Promise<string> {
  const token = generateToken();
  await insertSession(db, { ...origin, hash: hashToken(token), site, userId, now });
  return token;
}

const deleteOtherSessions = prepareWrite<{ userId: number; kept: Buffer | null }, { id: number }>(
  'sessions_delete_others',
  sql`with links as (
      delete from ${emailLinks} where user_id = ${sql.placeholder('userId')}::bigint and purpose = 'sign-in')
    delete from ${sessions} where user_id = ${sql.placeholder('userId')}::bigint
      and token_hash is distinct from ${sql.placeholder('kept')} returning id`,
);

/** A mailed link that would sign in ends too. Returns how many sessions ended. */
export async function endUserSessions(db: Db, userId: number, exceptTokenHash?: Buffer): Promise<number> {
  return (await deleteOtherSessions(db, { userId, kept: exceptTokenHash ?? null })).length;
}

const deleteSession = prepareWrite<{ hash: Buffer }, never>(
  'session_delete',
  sql`delete from ${sessions} where token_hash = ${sql.placeholder('hash')}`,
);

export async function endSession(db: Db, token: string): Promise<void> {
  await deleteSession(db, { hash: hashToken(token) });
}

export type UserSession = SessionOrigin & { id: number; tokenHash: Buffer; createdAt: Date; seenAt: Date };

export const listSessions = prepareStatement<{ userId: number }, UserSession>(
  'sessions_of_user',
  sql`select id, token_hash, user_agent, address, created_at, seen_at
    from ${sessions} where user_id = ${sql.placeholder('userId')} and viewed_by is null order by seen_at desc, id desc limit 100`,
);

export const endSessionById = prepareWrite<{ id: number; userId: number }, { tokenHash: Buffer; address: string }>(
  'session_end',
  sql`delete from ${sessions} where id = ${sql.placeholder('id')} and user_id = ${sql.placeholder('userId')}
    returning token_hash, address`,
);
