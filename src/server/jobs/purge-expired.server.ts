import type { Db } from '../database/database.server.ts';
import { deleteSpent } from './purge-expired.db.ts';

const keptHours = 24;

/** Forgets what the server no longer needs: counters of limits that are over, kept replies older than a day. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await deleteSpent(db, now, new Date(now.getTime() - keptHours * 3_600_000));
}
