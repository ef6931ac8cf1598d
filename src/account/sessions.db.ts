import { eq, sql } from 'drizzle-orm';
import type { Caller, CallerOf } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import type { SiteCode } from '../sites/site.ts';
import { type CustomerStatus, customers, sessions, users } from './account.table.ts';
import { isAlive, shouldNote } from './session-life.rule.ts';
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

const findSession = statement<{ hash: Buffer; site: SiteCode }, SessionRow>(
  'session_find',
  sql`select ${users.id} as "userId", ${users.customerId} as "customerId", ${customers.priceListId} as "priceListId",
      ${customers.status} as status, ${users.emailVerifiedAt} as "emailVerifiedAt",
      ${sessions.createdAt} as "createdAt", ${sessions.seenAt} as "seenAt"
    from ${sessions}
    join ${users} on ${users.id} = ${sessions.userId}
    join ${customers} on ${customers.id} = ${users.customerId}
    where ${sessions.tokenHash} = ${sql.placeholder('hash')} and ${sessions.site} = ${sql.placeholder('site')}`,
);

const standings: Record<CustomerStatus, Caller['standing']> = {
  active: 'active',
  approval_pending: 'approval',
  verification_pending: 'pending',
};

/** Whose live session a token is on this site; fills the server's port. */
export const callerOf: CallerOf = async (db, site, token, now) => {
  const hash = tokenHash(token);
  const [row] = await findSession(db, { hash, site: site.code });
  if (!row || !isAlive(row, now)) return undefined;
  if (shouldNote(row, now)) await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, hash));
  return {
    userId: row.userId,
    customerId: row.customerId,
    emailVerified: row.emailVerifiedAt !== null,
    standing: standings[row.status],
    priceListId: row.priceListId,
  };
};

/** Begins a session and answers its token, which is kept nowhere else. */
export async function beginSession(db: Db, site: SiteCode, userId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({ tokenHash: tokenHash(token), site, userId, createdAt: now, seenAt: now });
  return token;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)));
}
