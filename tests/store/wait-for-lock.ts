import { expect } from 'vitest';
import type { Database } from '../../src/server/database/database.server.ts';

/** Resolves when a connection of this database waits for a lock that another one holds. */
export const waitUntilBlocked = ({ $client }: Pick<Database, '$client'>) =>
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
    .toBeGreaterThan(0);
