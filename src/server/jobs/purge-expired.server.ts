import type { Db } from '../database/database.server.ts';
import { deleteSpent } from './purge-expired.db.ts';

const keptHours = 24;

export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await deleteSpent(db, now, new Date(now.getTime() - keptHours * 3_600_000));
}
