import { hoursAfter } from '../lib/dates.ts';
import type { Database } from '../server/database/database.server.ts';
import type { Env } from '../server/env.server.ts';
import {
  deleteOldAuditEntries,
  deleteOldContactMessages,
  deleteOldMessages,
  deleteOldStockAlerts,
} from './delete-old.db.ts';

/** Messages, stock alerts and audit entries older than the settings say. */
export async function deleteOld(
  database: Database,
  { outboxDays, auditDays, searchDays }: Pick<Env, 'outboxDays' | 'auditDays' | 'searchDays'>,
  now: Date,
  maxAtOnce?: number,
): Promise<void> {
  const messagesBefore = hoursAfter(now, -24 * outboxDays);
  await deleteOldMessages(database, messagesBefore, maxAtOnce);
  await deleteOldContactMessages(database, messagesBefore, maxAtOnce);
  await deleteOldStockAlerts(database, hoursAfter(now, -24 * searchDays));
  await deleteOldAuditEntries(database, hoursAfter(now, -24 * auditDays), maxAtOnce);
}
