import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.server.ts';
import { runWrite } from './prepare-statement.server.ts';

/** Locked together for some milliseconds. */
const batchRows = 1000;

/** Deletes rows in short transactions of their own. A row that somebody else has locked is left for the next time. */
export async function deleteInBatches(
  database: Database,
  table: PgTable,
  isOld: (most: number) => SQL,
  most = batchRows,
): Promise<void> {
  let deleted: number;
  do {
    const batch = sql`select ctid from ${table} where ${isOld(most)} limit ${most} for update skip locked`;
    deleted = await database.longTransaction((db) =>
      runWrite(db, sql`delete from ${table} where ctid = any(array(${batch}))`),
    );
  } while (deleted > 0);
}
