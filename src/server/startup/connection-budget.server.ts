import { longRunningTimeouts, withTimeouts } from '../database/connection-timeouts.server.ts';
import type { Connection } from '../database/database.server.ts';
import { DatabaseClient } from '../database/database-client.server.ts';
import type { WantedWorkers } from '../env.server.ts';
import { StartupError } from '../startup-error.server.ts';
import { budgetOf, leastFor } from './connection-budget.rule.ts';
import { describeDatabaseError } from './startup-failure.server.ts';

export type BudgetedConnection = {
  workers: number;
  /** Each worker opens the database with it. */
  connection: Connection;
  /** A sentence for the log. */
  sentence: string;
};

/** The limit of the server without what it reserves, of the role and of the database. */
const question = `select least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0),
    nullif(rolconnlimit, -1), nullif(datconnlimit, -1)) as allowed
  from pg_roles, pg_database where rolname = current_user and datname = current_database()`;

/** Throws `StartupError` when the server allows too few connections for the workers. */
export async function budgetConnections(connection: Connection, wanted: WantedWorkers): Promise<BudgetedConnection> {
  const allowed = await readAllowed(connection);
  const budget = budgetOf(wanted, allowed);
  if (!budget) throw new StartupError(tooFew(wanted, allowed));
  const { workers, visitors, long, total } = budget;
  const who = workers === 1 ? 'The store' : `Its ${workers} workers together`;
  return {
    workers,
    connection: { ...connection, max: visitors, maxLong: long },
    sentence: `${who} may open ${total} of the ${allowed} database connections that the server allows.`,
  };
}

function tooFew({ count, mayBeFewer }: WantedWorkers, allowed: number): string {
  const workers = mayBeFewer ? 1 : count;
  const remedy = workers === 1 ? '' : 'lower WORKERS, or ';
  const needed = leastFor(workers);
  return (
    `${workers === 1 ? 'The store needs' : `WORKERS=${count} needs`} at least ${needed} database connections, ` +
    `and the server allows ${allowed}: ${remedy}raise its max_connections, or the limit of the role or database.`
  );
}

async function readAllowed(connection: Connection): Promise<number> {
  const client = new DatabaseClient(withTimeouts(connection, longRunningTimeouts));
  try {
    await client.connect();
    const { rows } = await client.query<{ allowed: number }>(question);
    return rows[0]?.allowed ?? 0;
  } catch (cause) {
    throw new StartupError(describeDatabaseError(cause as Error));
  } finally {
    client.disconnect();
  }
}
