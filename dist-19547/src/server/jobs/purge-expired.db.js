import { sql } from 'drizzle-orm';
                                                         
import { deleteExpiredCounters } from '../security/rate-limits.db.js';
import { idempotencyKeys } from '../server.table.js';

export async function deleteSpent(db    , now      , repliesBefore      )                {
  await deleteExpiredCounters(db, now);
  await db.execute(sql`delete from ${idempotencyKeys} where created_at < ${repliesBefore}`);
}
