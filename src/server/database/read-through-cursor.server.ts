import { sql } from 'drizzle-orm';
import type { Queryable } from './database.server.ts';
import type { FilledStatement } from './filled-statement.ts';
import { runStatement } from './prepare-statement.server.ts';

const rowsPerRead = 1_000;

/**
 * The rows of a statement in batches, so that no more of them are in memory, however many there are. Within a transaction, one at a time.
 */
export async function* readThroughCursor<Row>(
  db: Queryable,
  { text, values }: FilledStatement,
): AsyncGenerator<readonly Row[]> {
  await db.$client.query({ text: `declare rows_read no scroll cursor for ${text}`, values });
  try {
    for (;;) {
      const rows = await runStatement<Row>(db, sql`fetch ${sql.raw(String(rowsPerRead))} from rows_read`);
      if (rows.length > 0) yield rows;
      if (rows.length < rowsPerRead) return;
    }
  } finally {
    // A statement that failed has ended the transaction, and the cursor with it.
    await runStatement(db, sql`close rows_read`).catch(() => undefined);
  }
}
