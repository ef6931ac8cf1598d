import { expect } from 'vitest';
import type { Database, Db } from '../../src/server/database/database.server.ts';

/** Resolves when a connection of this database, or more of them, wait for locks that others hold. */
export const waitUntilBlocked = ({ $client }: Pick<Database, '$client'>, connections = 1) =>
  expect
    .poll(
      async () =>
        (
          await $client.query(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).rowCount,
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(connections);

/** What a call replies that begins after `change`, and before that change is committed: when so many connections wait. */
export async function callDuring<Reply>(
  database: Database,
  change: (db: Db) => Promise<unknown>,
  call: () => Promise<Reply>,
  waiting = 1,
): Promise<Reply> {
  const [reply] = await database.transaction(async (db) => {
    await change(db);
    const begun = call();
    await Promise.race([begun, waitUntilBlocked(database, waiting)]);
    return [begun];
  });
  return reply;
}
