import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { sessions, users } from './account.table.ts';

export async function setPassword(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Ends every session of a user but the one with this token's hash; answers how many ended. */
export async function endOtherSessions(db: Db, userId: number, kept: Buffer | undefined): Promise<number> {
  const others = kept ? and(eq(sessions.userId, userId), ne(sessions.tokenHash, kept)) : eq(sessions.userId, userId);
  const ended = await db.delete(sessions).where(others).returning({ userId: sessions.userId });
  return ended.length;
}
