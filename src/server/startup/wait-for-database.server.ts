import { setTimeout as pause } from 'node:timers/promises';
import { longRunningTimeouts, withTimeouts } from '../database/connection-timeouts.server.ts';
import type { Connection } from '../database/database.server.ts';
import { DatabaseClient } from '../database/database-client.server.ts';
import { isDatabaseDown } from '../database/database-down.server.ts';
import { StartupError } from '../startup-error.server.ts';
import type { StartupProgress } from './progress.server.ts';
import { describeDatabaseError } from './startup-failure.server.ts';

const everyMs = 500;
/** The server refuses the user or the number of connections: waiting does not help. */
const lasting = ['53300', '57P04'];

/** Waits until it can be written: at a failover or after a power cut the store may be up before the database. */
export async function waitForDatabase(
  connection: Connection,
  seconds: number,
  progress: StartupProgress,
): Promise<void> {
  const startedAt = performance.now();
  const label = 'Waiting for the database';
  for (;;) {
    const obstacle = await findObstacle(connection);
    const waited = (performance.now() - startedAt) / 1000;
    if (obstacle === undefined) {
      progress(label, seconds, seconds);
      return;
    }
    if (waited >= seconds) throw new StartupError(obstacle);
    progress(label, waited, seconds);
    await pause(Math.min(everyMs, (seconds - waited) * 1000));
  }
}

/** Throws where waiting does not help. */
async function findObstacle(connection: Connection): Promise<string | undefined> {
  const client = new DatabaseClient(withTimeouts(connection, { ...longRunningTimeouts, connect: 5_000 }));
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby ? 'The database is a read-only standby: set DATABASE_URL to the primary.' : undefined;
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    const code = 'code' in cause ? String(cause.code) : '';
    if (!isDatabaseDown(cause) || lasting.includes(code)) throw new StartupError(describeDatabaseError(cause));
    return describeDatabaseError(cause);
  } finally {
    client.disconnect();
  }
}
