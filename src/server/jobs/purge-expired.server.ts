import type { Database } from '../database/database.server.ts';
import { deleteSpent } from './purge-expired.db.ts';

const keptHours = 24;

export async function purgeExpired(database: Database, now: Date): Promise<void> {
  await deleteSpent(database, now, new Date(now.getTime() - keptHours * 3_600_000));
}
