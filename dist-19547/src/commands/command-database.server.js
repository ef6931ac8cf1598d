import { longRunningTimeouts } from '../server/database/connection-timeouts.server.js';
import {                                 openDatabase } from '../server/database/database.server.js';
import { findRunningPostgres } from '../server/embedded-postgres/find-running.server.js';
import { startEmbeddedPostgres } from '../server/embedded-postgres/start-embedded-postgres.server.js';
                                                   
import { migrateDatabase } from '../server/startup/migrate.server.js';

/** The configured database; else that of the running store; else the embedded one, started for the command. */
export async function openCommandDatabase(env     )                                                          {
  await using undo = new AsyncDisposableStack();
  const connection = await connectionOf(env, undo);
  const onLost = (cause       ) => console.error(`A database connection was lost: ${cause.message}.`);
  const database = openDatabase(connection, onLost, longRunningTimeouts);
  undo.defer(() => database.close());
  const open = undo.move();
  return { database, close: () => open.disposeAsync() };
}

async function connectionOf(env     , undo                      )                      {
  const running = env.databaseUrl ? undefined : await findRunningPostgres(env.dataDir);
  if (running) return running;
  const connection = env.databaseUrl ? { connectionString: env.databaseUrl } : await start(env, undo);
  await migrateDatabase(connection);
  return connection;
}

async function start(env     , undo                      )                      {
  const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir });
  undo.defer(() => postgres.stop());
  return postgres.connection;
}
