import { eq, sql } from 'drizzle-orm';
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

/** Begins a session and answers its token, which is kept nowhere else. */
export async function beginSession(db: Db, site: SiteCode, userId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({ tokenHash: tokenHash(token), site, userId, createdAt: now, seenAt: now });
  return token;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)));
}
