import { longRunningTimeouts } from '../server/database/connection-timeouts.server.ts';
import { type Connection, type Database, openDatabase } from '../server/database/database.server.ts';
import { findRunningPostgres } from '../server/embedded-postgres/find-running.server.ts';
import { startEmbeddedPostgres } from '../server/embedded-postgres/start-embedded-postgres.server.ts';
import type { Env } from '../server/env.server.ts';
import { migrateDatabase } from '../server/startup/migrate.server.ts';

/** The configured database; else that of the running store; else the embedded one, started for the command. */
export async function openCommandDatabase(env: Env): Promise<{ database: Database; close(): Promise<void> }> {
  await using undo = new AsyncDisposableStack();
  const connection = await connectionOf(env, undo);
  const onLost = (cause: Error) => console.error(`A database connection was lost: ${cause.message}.`);
  const database = openDatabase(connection, onLost, longRunningTimeouts);
  undo.defer(() => database.close());
  const open = undo.move();
  return { database, close: () => open.disposeAsync() };
}

async function connectionOf(env: Env, undo: AsyncDisposableStack): Promise<Connection> {
  const running = env.databaseUrl ? undefined : await findRunningPostgres(env.dataDir);
  if (running) return running;
  const connection = env.databaseUrl ? { connectionString: env.databaseUrl } : await start(env, undo);
  await migrateDatabase(connection);
  return connection;
}

async function start(env: Env, undo: AsyncDisposableStack): Promise<Connection> {
  const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir });
  undo.defer(() => postgres.stop());
  return postgres.connection;
}
