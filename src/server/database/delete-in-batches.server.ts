import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.server.ts';

/** Locked together for some milliseconds. */
const batchRows = 1000;

/** Deletes rows in short transactions of their own. A row that somebody else has locked is left for the next time. */
export async function deleteInBatches(
  database: Database,
  table: PgTable,
  isOld: (most: number) => SQL,
  most = batchRows,
): Promise<void> {
  let deleted: number | null;
  do {
    const batch = sql`select ctid from ${table} where ${isOld(most)} limit ${most} for update skip locked`;
    const done = await database.longTransaction((db) =>
      db.execute(sql`delete from ${table} where ctid = any(array(${batch}))`),
    );
    deleted = done.rowCount;
  } while (deleted);
}
