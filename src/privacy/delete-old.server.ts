import { hoursAfter } from '../lib/dates.ts';
import type { Database } from '../server/database/database.server.ts';
import type { Env } from '../server/env.server.ts';
import { deleteOldAuditEntries, deleteOldMessages } from './delete-old.db.ts';

/** A batch locks its rows for some milliseconds. */
const batch = 1000;

/** Messages and audit entries older than the settings say. */
export async function deleteOld(
  database: Database,
  { outboxDays, auditDays }: Pick<Env, 'outboxDays' | 'auditDays'>,
  now: Date,
  most = batch,
): Promise<void> {
  const messagesBefore = hoursAfter(now, -24 * outboxDays);
  await inBatches(() => deleteOldMessages(database, messagesBefore, most));
  const entriesBefore = hoursAfter(now, -24 * auditDays);
  await inBatches(() => deleteOldAuditEntries(database, entriesBefore, most));
}

async function inBatches(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) > 0);
}
