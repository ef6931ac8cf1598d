import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { deleteOver } from './limits.db.ts';
import { idempotencyKeys } from './server.table.ts';

/** Deletes counters whose time is over and replies that nobody may ask for any more. */
export async function deleteSpent(db: Db, now: Date, repliesBefore: Date): Promise<void> {
  await deleteOver(db, now);
  await db.execute(sql`delete from ${idempotencyKeys} where created_at < ${repliesBefore}`);
}
