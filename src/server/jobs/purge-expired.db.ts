import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.server.ts';
import { deleteExpiredCounters } from '../security/rate-limits.db.ts';
import { idempotencyKeys } from '../server.table.ts';

export async function deleteSpent(db: Db, now: Date, repliesBefore: Date): Promise<void> {
  await deleteExpiredCounters(db, now);
  await db.execute(sql`delete from ${idempotencyKeys} where created_at < ${repliesBefore}`);
}
