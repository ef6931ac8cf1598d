import type { Database, Db } from '../../server/database/database.server.ts';
import { queueDeliveries } from '../webhooks/queue-deliveries.server.ts';
import { hasPendingChanges, lockNumbering, numberChanges } from './changes.db.ts';

const batch = 5000;

/** Gives each committed change a number above all given before, and writes the webhooks that tell of it. */
export async function numberPendingChanges(
  database: Pick<Database, 'transaction' | '$client'>,
  now: Date,
): Promise<number> {
  let numbered = 0;
  for (;;) {
    const [pending] = await hasPendingChanges(database, {});
    if (!pending?.found) return numbered;
    numbered += await database.transaction((db) => numberBatch(db, now));
  }
}

async function numberBatch(db: Db, now: Date): Promise<number> {
  await lockNumbering(db, {});
  const changes = await numberChanges(db, { limit: batch });
  await queueDeliveries(db, changes, now);
  return changes.length;
}
