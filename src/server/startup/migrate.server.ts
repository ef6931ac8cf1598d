import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { longRunningTimeouts, withTimeouts } from '../database/connection-timeouts.server.ts';
import type { Connection } from '../database/database.server.ts';
import { StartupError } from '../startup-error.server.ts';
import { describeDatabaseError } from './startup-failure.server.ts';

const folder = join(import.meta.dirname, '../../../db/migrations');
/** Any fixed number: processes that start together wait for each other on this lock. */
export const migrationLock = 0x7ac_e3a7;

export async function migrateDatabase(connection: Connection): Promise<void> {
  const client = await connect(connection).catch((cause: Error) => {
    throw new StartupError(describeDatabaseError(cause));
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseOldServer(client);
    await refuseNewerDatabase(client);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client(withTimeouts(connection, longRunningTimeouts));
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
  if (Number(rows[0]?.version) < 150_000) throw new StartupError('The database server must be PostgreSQL 15 or newer.');
}

async function refuseNewerDatabase(client: pg.Client): Promise<void> {
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const newest = Math.max(...journal.entries.map((entry) => entry.when));
  const exists = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  if (!exists.rows[0]?.found) return;
  const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations');
  if (Number(rows[0]?.last ?? 0) > newest)
    throw new StartupError('The database was made by a newer version of Raceway; please start that version.');
}
