import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { longRunningTimeouts, withTimeouts } from '../database/connection-timeouts.server.ts';
import type { Connection } from '../database/database.server.ts';
import { DatabaseClient } from '../database/database-client.server.ts';
import { StartupError } from '../startup-error.server.ts';
import { applyMigration } from './apply-migration.server.ts';
import { type Migration, migrationsFolder, readMigrations } from './migrations.server.ts';
import { describeDatabaseError } from './startup-failure.server.ts';

/** Any fixed number: processes that start together wait for each other on this lock. */
export const migrationLock = 0x7ac_e3a7;

/** The last of the migrations that made databases before the first release. The one that replaced them has its time. */
const lastBeforeRelease = 1_796_047_018_700;

type Options = {
  folder?: string;
  /** How long one migration tries to get its locks. */
  patienceMs?: number;
};

/** Each migration in a transaction of its own: what was applied before a failure stays, and the next start continues. */
export async function migrateDatabase(
  connection: Connection,
  { folder = migrationsFolder, patienceMs = 120_000 }: Options = {},
): Promise<void> {
  const client = await connect(connection);
  try {
    await waitForTurn(client);
    await refuseOldServer(client);
    const migrations = readMigrations(folder);
    await refuseContracts(client, migrations);
    const last = await lastApplied(client);
    refuseUnfinished(last);
    const pending = migrations.filter(({ at }) => at > last);
    if (pending.length > 0) await apply(pending, client, connection, patienceMs);
  } finally {
    await client.end();
  }
}

async function connect(connection: Connection): Promise<pg.Client> {
  const client = new DatabaseClient(withTimeouts(connection, longRunningTimeouts));
  await client.connect().catch((cause: Error) => {
    throw new StartupError(describeDatabaseError(cause));
  });
  return client;
}

const askAgainMs = 200;

/** Asks again and again: a statement that waits for the lock would keep `create index concurrently` from ending. */
async function waitForTurn(client: pg.Client): Promise<void> {
  const until = performance.now() + longRunningTimeouts.lock;
  for (;;) {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [migrationLock]);
    if (rows[0]?.free) return;
    if (performance.now() > until)
      throw new StartupError('Another process has been migrating the database for long; start again when it is done.');
    await pause(askAgainMs);
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
  if (Number(rows[0]?.version) < 150_000) throw new StartupError('The database server must be PostgreSQL 15 or newer.');
}

/** A newer release may run beside this one, unless it has removed what this one uses. */
async function refuseContracts(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  if (!(await exists(client, 'drizzle.contracts'))) return;
  const newest = Math.max(0, ...migrations.map(({ at }) => at));
  const { rows } = await client.query<{ name: string }>(
    'select name from drizzle.contracts where at > $1 and needs > $1 order by at limit 1',
    [newest],
  );
  if (rows[0])
    throw new StartupError(
      `The database was made by a newer version of Raceway, which removed what this one uses (${rows[0].name}); please start that version.`,
    );
}

/** The tables that such a database lacks were in migrations that are gone. */
function refuseUnfinished(last: number): void {
  if (last > 0 && last < lastBeforeRelease)
    throw new StartupError(
      'The database was made before the first release of Raceway and lacks some of its tables; start commit f78b74fa with it once, which adds them, or start with an empty database.',
    );
}

async function lastApplied(client: pg.Client): Promise<number> {
  if (!(await exists(client, 'drizzle.__drizzle_migrations'))) return 0;
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations',
  );
  return rows[0]?.last ?? 0;
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('select to_regclass($1) as found', [table]);
  return rows[0]?.found !== null;
}

async function apply(
  pending: readonly Migration[],
  client: pg.Client,
  connection: Connection,
  patienceMs: number,
): Promise<void> {
  // The table is as drizzle's own migrator makes it, so that its tools read it.
  if (!(await exists(client, 'drizzle.__drizzle_migrations')))
    await client.query(`create schema if not exists drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const watcher = await connect(connection);
  try {
    for (const migration of pending) await applyMigration(client, watcher, migration, patienceMs);
  } finally {
    await watcher.end();
  }
}
