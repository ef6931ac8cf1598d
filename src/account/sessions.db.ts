import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import type { SiteCode } from '../sites/site.ts';
import { type CustomerStatus, customers, sessions, users } from './account.table.ts';
import { newToken, tokenHash } from './session-token.ts';

type SessionRow = {
  userId: number;
  customerId: number;
  priceListId: number | null;
  status: CustomerStatus;
  emailVerifiedAt: Date | null;
  createdAt: Date;
  seenAt: Date;
};

/** A session of the site by its token's hash, alive or not. */
export const findSession = statement<{ hash: Buffer; site: SiteCode }, SessionRow>(
  'session_find',
  sql`select ${users.id} as "userId", ${users.customerId} as "customerId", ${customers.priceListId} as "priceListId",
      ${customers.status} as status, ${users.emailVerifiedAt} as "emailVerifiedAt",
      ${sessions.createdAt} as "createdAt", ${sessions.seenAt} as "seenAt"
    from ${sessions}
    join ${users} on ${users.id} = ${sessions.userId}
    join ${customers} on ${customers.id} = ${users.customerId}
    where ${sessions.tokenHash} = ${sql.placeholder('hash')} and ${sessions.site} = ${sql.placeholder('site')}`,
);

/** Notes that the session was used just now. */
export async function noteSession(db: Db, hash: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, hash));
}

/** Where a session was begun: what the browser calls itself, and its network address. */
export type SessionOrigin = { userAgent: string; address: string };

/** Begins a session and answers its token, which is kept nowhere else. */
export async function beginSession(
  db: Db,
  site: SiteCode,
  userId: number,
  now: Date,
  origin: SessionOrigin = { userAgent: '', address: '' },
): Promise<string> {
  const token = newToken();
  await db
    .insert(sessions)
    .values({ tokenHash: tokenHash(token), site, userId, ...origin, createdAt: now, seenAt: now });
  return token;
}

/** Ends every session of a user but the one with this token's hash; answers how many ended. */
export async function endSessionsOf(db: Db, userId: number, kept?: Buffer): Promise<number> {
  const others = kept ? and(eq(sessions.userId, userId), ne(sessions.tokenHash, kept)) : eq(sessions.userId, userId);
  const ended = await db.delete(sessions).where(others).returning({ id: sessions.id });
  return ended.length;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)));
}

export type OwnSession = SessionOrigin & { id: number; tokenHash: Buffer; createdAt: Date; seenAt: Date };

/** The sessions of a user that were used last, alive or not. */
export const listSessions = statement<{ userId: number }, OwnSession>(
  'sessions_of_user',
  sql`select id, token_hash as "tokenHash", user_agent as "userAgent", address, created_at as "createdAt", seen_at as "seenAt"
    from ${sessions} where user_id = ${sql.placeholder('userId')} order by seen_at desc, id desc limit 100`,
);

/** Ends one session of a user; no row where it is not theirs. */
export const endSessionById = statement<{ id: number; userId: number }, { tokenHash: Buffer; address: string }>(
  'session_end',
  sql`delete from ${sessions} where id = ${sql.placeholder('id')} and user_id = ${sql.placeholder('userId')}
    returning token_hash as "tokenHash", address`,
);
