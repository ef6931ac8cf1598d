import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { type CustomerStatus, customers, sessions, users } from '../account.table.ts';
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

export async function touchSession(db: Db, hash: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, hash));
}

export type SessionOrigin = { userAgent: string; address: string };

export async function createSession(
  db: Db,
  site: SiteCode,
  userId: number,
  now: Date,
  origin: SessionOrigin = { userAgent: '', address: '' },
): Promise<string> {
  const token = generateToken();
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), site, userId, ...origin, createdAt: now, seenAt: now });
  return token;
}

/** Returns how many ended. */
export async function endUserSessions(db: Db, userId: number, exceptTokenHash?: Buffer): Promise<number> {
  const others = exceptTokenHash
    ? and(eq(sessions.userId, userId), ne(sessions.tokenHash, exceptTokenHash))
    : eq(sessions.userId, userId);
  const ended = await db.delete(sessions).where(others).returning({ id: sessions.id });
  return ended.length;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
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
