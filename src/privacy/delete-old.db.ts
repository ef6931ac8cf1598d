import { lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { stockAlerts } from '../catalogue/stock-alerts/stock-alerts.table.ts';
import { contactMessages } from '../content/contact/contact-messages.table.ts';
import { outbox } from '../messages/outbox.table.ts';
import type { Database } from '../server/database/database.server.ts';
import { deleteInBatches } from '../server/database/delete-in-batches.server.ts';
import { auditTrail } from '../server/security/audit.table.ts';

/** What still waits is kept. */
export const deleteOldMessages = (database: Database, before: Date, most?: number): Promise<void> =>
  deleteOldest(database, outbox, sql`${outbox.createdAt} < ${before} and ${outbox.nextTryAt} is null`, most);

export const deleteOldContactMessages = (database: Database, before: Date, most?: number): Promise<void> =>
  deleteOldest(database, contactMessages, sql`${contactMessages.createdAt} < ${before}`, most);

/** What still waits is limited for each user. */
export const deleteOldStockAlerts = (database: Database, before: Date): Promise<void> =>
  deleteInBatches(database, stockAlerts, () => lt(stockAlerts.mailedAt, before));

export const deleteOldAuditEntries = (database: Database, before: Date, most?: number): Promise<void> =>
  deleteOldest(database, auditTrail, sql`${auditTrail.at} < ${before}`, most);

/** Looks at the oldest rows only, by their key, and so never reads a whole table. */
const deleteOldest = (database: Database, table: PgTable, isOld: SQL, most: number | undefined): Promise<void> =>
  deleteInBatches(
    database,
    table,
    (limit) => sql`id in (select id from ${table} order by id limit ${limit}) and ${isOld}`,
    most,
  );
