import type { Database } from '../database/database.server.ts';
import { replyRetentionHours } from '../server.table.ts';
import { deleteSpent } from './purge-expired.db.ts';

export async function purgeExpired(database: Database, now: Date): Promise<void> {
  await deleteSpent(database, now, new Date(now.getTime() - replyRetentionHours * 3_600_000));
}
