import { eq } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { users } from '../account.table.ts';

export async function setPassword(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}
