import type pg from 'pg';
import { longRunningTimeouts, visitorTimeouts, withTimeouts } from '../database/connection-timeouts.server.ts';
import type { Connection } from '../database/database.server.ts';
import { DatabaseClient } from '../database/database-client.server.ts';
import { positionQuestion, type ServerFacts } from '../database/watch-server.server.ts';
import type { PreflightCheck } from './preflight.server.ts';
import { describeDatabaseError } from './startup-failure.server.ts';

type Found = { version: string; versionNumber: number; standby: boolean; readOnly: boolean; mayCreate: boolean };

const question = `select current_setting('server_version') as version,
  current_setting('server_version_num')::int as "versionNumber",
  pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as "readOnly",
  has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as "mayCreate"`;

export async function checkDatabase(connection: Connection, { demo }: { demo: boolean }): Promise<PreflightCheck[]> {
  const client = newClient(connection);
  try {
    await client.connect();
    const { rows } = await client.query<Found>(question);
    const checks = rows.flatMap(checksFor);
    return demo ? checks : [...checks, await checkDemoData(client)];
  } catch (cause) {
    return [
      { passed: false, message: describeDatabaseError(cause instanceof Error ? cause : new Error(String(cause))) },
    ];
  } finally {
    client.disconnect();
  }
}

/** `replicas` are numbered as DATABASE_REPLICA_URLS lists them, because a URL holds a password. */
export async function checkReplicas(
  connection: Connection,
  replicas: readonly Connection[],
): Promise<PreflightCheck[]> {
  const primary = await askPosition(connection);
  return Promise.all(
    replicas.map(async (replica, index) => {
      const found = await askPosition(replica);
      const name = `Replica ${index + 1}`;
      if (typeof found === 'string') return { passed: false, message: `${name} cannot be used: ${found}` };
      if (!found.standby) return { passed: true, message: `${name} is not a standby just now: it is left out.` };
      const isCopy = typeof primary === 'string' || primary.system === found.system;
      if (!isCopy) return { passed: false, message: `${name} is a standby of another database than DATABASE_URL.` };
      return { passed: true, message: `${name} is a standby of this database.` };
    }),
  );
}

async function askPosition(connection: Connection): Promise<ServerFacts | string> {
  const client = newClient(connection);
  try {
    await client.connect();
    const { rows } = await client.query<ServerFacts>(positionQuestion);
    return rows[0] ?? 'no answer';
  } catch (cause) {
    return describeDatabaseError(cause instanceof Error ? cause : new Error(String(cause)));
  } finally {
    client.disconnect();
  }
}

export async function checkDemoDataAt(connection: Connection): Promise<PreflightCheck> {
  const client = newClient(connection);
  try {
    await client.connect();
    return await checkDemoData(client);
  } finally {
    client.disconnect();
  }
}

const limits = { ...visitorTimeouts, connect: longRunningTimeouts.connect };

const newClient = (connection: Connection) => new DatabaseClient(withTimeouts(connection, limits));

function checksFor({ version, versionNumber, standby, readOnly, mayCreate }: Found): PreflightCheck[] {
  const check = (passed: boolean, success: string, failure: string): PreflightCheck => ({
    passed,
    message: passed ? success : failure,
  });
  return [
    check(
      versionNumber >= 150_000,
      `The database responds: PostgreSQL ${version}.`,
      `The database is PostgreSQL ${version}: the store needs 15 or newer.`,
    ),
    check(
      !standby && !readOnly,
      'The database is writable.',
      standby
        ? 'The database is a read-only standby: set DATABASE_URL to the primary.'
        : 'The database is read-only: set its default_transaction_read_only to off.',
    ),
    check(
      mayCreate,
      'The role can create tables.',
      'The role cannot create tables: make it the owner of the database (alter database … owner to …).',
    ),
  ];
}

async function checkDemoData(client: pg.Client): Promise<PreflightCheck> {
  const table = await client.query<{ found: string | null }>("select to_regclass('installation') as found");
  const { rows } = table.rows[0]?.found
    ? await client.query("select 1 from installation where name = 'demo_world'")
    : { rows: [] };
  if (rows.length === 0) return { passed: true, message: 'The database has no demo data.' };
  return {
    passed: false,
    message:
      'The database holds the demo data, whose passwords are public: set DATABASE_URL or DATA_DIR to an empty one, ' +
      'or set DEMO=1.',
  };
}
