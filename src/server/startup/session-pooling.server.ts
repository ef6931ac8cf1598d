import { visitorTimeouts, withTimeouts } from '../database/connection-timeouts.server.ts';
import type { Connection } from '../database/database.server.ts';
import { DatabaseClient } from '../database/database-client.server.ts';
import { StartupError } from '../startup-error.server.ts';
import { describeDatabaseError } from './startup-failure.server.ts';

/**
 * Throws where a pooler hands a connection on between two transactions: timeouts, prepared statements and what is
 * listened for belong to a session and would be lost.
 */
export async function requireSessions(connection: Connection): Promise<void> {
  const [own, other] = [newClient(connection), newClient(connection)];
  const isKept = await (async () => {
    await own.connect();
    await own.query(`select set_config('raceway.session', 'kept', false)`);
    // Takes the connection that a pooler has just got back.
    await other.connect();
    await other.query('begin');
    await other.query('select 1');
    const { rows } = await own.query<{ found: string }>(`select current_setting('raceway.session', true) as found`);
    return rows[0]?.found === 'kept';
  })()
    .catch((cause: Error) => {
      throw new StartupError(describeDatabaseError(cause));
    })
    .finally(() => {
      for (const client of [own, other]) client.disconnect();
    });
  if (!isKept)
    throw new StartupError(
      'DATABASE_URL leads to a pooler that keeps a connection for one transaction only: set its pool_mode to session.',
    );
}

const newClient = (connection: Connection) => new DatabaseClient(withTimeouts(connection, visitorTimeouts));
