import { syncAllBranches } from './catalogue/stock/sync-branches.server.ts';
import { loadDemoWorld } from './demo/load-demo-world.server.ts';
import { type LiveSites, openLiveSites } from './seller/live-sites.server.ts';
import { findOpenSites } from './seller/opening/find-open-sites.server.ts';
import { type Connection, type Database, openDatabase } from './server/database/database.server.ts';
import { watchDatabase } from './server/database/database-heartbeat.server.ts';
import { loadSecretKey } from './server/database/installation.server.ts';
import { startEmbeddedPostgres } from './server/embedded-postgres/start-embedded-postgres.server.ts';
import type { Env } from './server/env.server.ts';
import type { Log } from './server/log.server.ts';
import { migrateDatabase } from './server/startup/migrate.server.ts';
import { checkSettings } from './server/startup/preflight.server.ts';
import { checkDemoWorldAt } from './server/startup/preflight-database.server.ts';
import type { Progress } from './server/startup/progress.server.ts';
import { describeDatabaseError } from './server/startup/startup-failure.server.ts';
import { waitForDatabase } from './server/startup/wait-for-database.server.ts';
import { StartupError } from './server/startup-error.server.ts';

export type OpenStore = {
  database: Database;
  secret: string;
  live: LiveSites;
  /** Resolves when the embedded server ends by itself; never with an external database. */
  lost: Promise<void>;
  close(): Promise<void>;
};

export async function openStore(env: Env, log: Log, progress: Progress): Promise<OpenStore> {
  await using undo = new AsyncDisposableStack();
  const { connection, lost } = await connectionOf(env, undo);
  const ended = lost.then(() => {
    throw new StartupError(`The embedded database ended by itself: its log, in ${env.dataDir}, says why.`);
  });
  return await Promise.race([ended, openOn(connection, lost, env, log, progress, undo)]);
}

async function openOn(
  connection: Connection,
  lost: Promise<void>,
  env: Env,
  log: Log,
  progress: Progress,
  undo: AsyncDisposableStack,
): Promise<OpenStore> {
  if (env.databaseUrl) await waitForDatabase(connection, env.databaseWaitSeconds, progress);
  await refuseUnsafe(env, connection);
  await migrateDatabase(connection);
  const onLost = (cause: Error) => log.warn(`A database connection was lost: ${cause.message}`);
  const database = openDatabase(connection, onLost, undefined, {
    replicas: env.replicaUrls.map((connectionString) => ({ connectionString })),
    maxBehindMs: env.maxReplicaLagSeconds * 1000,
  });
  undo.defer(() => database.close());
  const pulse = watchDatabase(database, connection, log);
  undo.defer(() => pulse.stop());
  const secret = await loadSecretKey(database, env.secretKey);
  const live = await openLiveSites(database, env);
  await syncAllBranches(database, Object.values(live.sites));
  if (env.demo) await loadDemoWorld(database, { now: new Date(), secret, log, progress });
  const open = undo.move();
  return { database, secret, live, lost, close: () => open.disposeAsync() };
}

/** Every problem, one sentence each; nothing is written before. */
async function refuseUnsafe(env: Env, connection: Connection): Promise<void> {
  const world = env.demo ? [] : [await checkDemoWorldAt(connection).catch(notReached)];
  const open = env.demo ? [] : await findOpenSites(connection).catch(notReached);
  const missed = [...checkSettings(env, open), ...world].filter(({ passed }) => !passed);
  if (missed.length > 0) throw new StartupError(missed.map(({ message: says }) => says).join('\n'));
}

function notReached(cause: Error): never {
  throw new StartupError(describeDatabaseError(cause));
}

type Reached = { connection: Connection; lost: Promise<void> };

async function connectionOf(env: Env, undo: AsyncDisposableStack): Promise<Reached> {
  if (env.databaseUrl) return { connection: { connectionString: env.databaseUrl }, lost: new Promise(() => {}) };
  const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir });
  undo.defer(() => postgres.stop());
  return { connection: postgres.connection, lost: postgres.ended };
}
