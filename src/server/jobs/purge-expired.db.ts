import { lt } from 'drizzle-orm';
import type { Database } from '../database/database.server.ts';
import { deleteInBatches } from '../database/delete-in-batches.server.ts';
import { idempotencyKeys, rateLimitCounters } from '../server.table.ts';

export async function deleteSpent(database: Database, now: Date, repliesBefore: Date): Promise<void> {
  await deleteInBatches(database, rateLimitCounters, () => lt(rateLimitCounters.expire, now.getTime()));
  await deleteInBatches(database, idempotencyKeys, () => lt(idempotencyKeys.createdAt, repliesBefore));
}
