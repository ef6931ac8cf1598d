import { syncAllBranches } from './catalogue/stock/sync-branches.server.ts';
import { type LiveSites, openLiveSites } from './seller/live-sites.server.ts';
import { findOpenSites } from './seller/opening/find-open-sites.server.ts';
import { longRunningTimeouts } from './server/database/connection-timeouts.server.ts';
import { type Connection, type Database, openDatabase } from './server/database/database.server.ts';
import { watchDatabase } from './server/database/database-heartbeat.server.ts';
import { findDemoDataState, loadSecretKey } from './server/database/installation.server.ts';
import { startEmbeddedPostgres } from './server/embedded-postgres/start-embedded-postgres.server.ts';
import type { Env, WantedWorkers } from './server/env.server.ts';
import { releaseEveryJob } from './server/jobs/job-leases.server.ts';
import type { Log } from './server/log.server.ts';
import { budgetConnections } from './server/startup/connection-budget.server.ts';
import { namingFullDisk } from './server/startup/full-disk.server.ts';
import { migrateDatabase } from './server/startup/migrate.server.ts';
import { checkSettings } from './server/startup/preflight.server.ts';
import { checkDemoDataAt } from './server/startup/preflight-database.server.ts';
import type { StartupProgress } from './server/startup/progress.server.ts';
import { requireSessions } from './server/startup/session-pooling.server.ts';
import { describeDatabaseError } from './server/startup/startup-failure.server.ts';
import { waitForDatabase } from './server/startup/wait-for-database.server.ts';
import { StartupError } from './server/startup-error.server.ts';

export type OpenedStore = {
  database: Database;
  secret: string;
  live: LiveSites;
  close(): Promise<void>;
};

export type OpenStore = OpenedStore & {
  /** Resolves when the embedded server ends by itself; never with an external database. */
  /** When the embedded database has ended by itself, with the last words of its log. */
  lost: Promise<string>;
  /** How many workers the database allows, and the connection that each opens. */
  workers: number;
  connection: Connection;
  /** Closes the connections of this process; the embedded server runs on until `close`. */
  leaveToWorkers(): Promise<void>;
};

const thisProcess: WantedWorkers = { count: 1, mayBeFewer: false };

export const openStore = (env: Env, log: Log, progress: StartupProgress, workers = thisProcess): Promise<OpenStore> => {
  const open = () => openWithDatabase(env, log, progress, workers);
  return env.databaseUrl ? open() : namingFullDisk(env.dataDir, open);
};

async function openWithDatabase(
  env: Env,
  log: Log,
  progress: StartupProgress,
  workers: WantedWorkers,
): Promise<OpenStore> {
  await using undo = new AsyncDisposableStack();
  const { connection, lost } = await connectionOf(env, undo);
  const ended = lost.then((lastWords) => {
    throw new StartupError(`The embedded database ended by itself: ${lastWords}`);
  });
  const opened = await Promise.race([ended, prepareStore(connection, env, log, progress, workers, undo)]);
  const open = undo.move();
  return { ...opened, lost, leaveToWorkers: opened.close, close: () => open.disposeAsync() };
}

async function prepareStore(
  given: Connection,
  env: Env,
  log: Log,
  progress: StartupProgress,
  wanted: WantedWorkers,
  undo: AsyncDisposableStack,
): Promise<Omit<OpenStore, 'lost' | 'leaveToWorkers'>> {
  if (env.databaseUrl) await waitForDatabase(given, env.databaseWaitSeconds, progress);
  if (env.databaseUrl) await requireSessions(given);
  await refuseUnsafe(env, given);
  const { workers, connection, sentence } = await budgetConnections(given, wanted);
  if (env.databaseUrl || workers > 1) log.info(sentence);
  await migrateDatabase(connection);
  const store = await openPreparedStore(connection, env, log);
  undo.defer(() => store.close());
  if (!env.databaseUrl) await releaseEveryJob(store.database);
  await syncAllBranches(store.database, Object.values(store.live.sites));
  if (env.demo && (await findDemoDataState(store.database)) !== 'loaded') {
    // Only a first start needs its code.
    const { loadDemoData } = await import('./demo/load-demo-data.server.ts');
    const { createServices } = await import('./create-services.server.ts');
    // Nobody waits for a call of it: however busy the machine is, it has the time of a job.
    const patient = openDatabase(connection, () => {}, longRunningTimeouts);
    const options = { now: new Date(), secret: store.secret, services: createServices(env), log, progress };
    await loadDemoData(patient, options).finally(patient.close);
  }
  return { ...store, workers, connection };
}

/** Opens the store in a process whose parent has prepared the database. */
export async function openPreparedStore(connection: Connection, env: Env, log: Log): Promise<OpenedStore> {
  await using undo = new AsyncDisposableStack();
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
  const open = undo.move();
  return { database, secret, live, close: () => open.disposeAsync() };
}

/** Every problem, one sentence each; nothing is written before. */
async function refuseUnsafe(env: Env, connection: Connection): Promise<void> {
  const world = env.demo ? [] : [await checkDemoDataAt(connection).catch(notReached)];
  const open = env.demo ? [] : await findOpenSites(connection).catch(notReached);
  const missed = [...checkSettings(env, open), ...world].filter(({ passed }) => !passed);
  if (missed.length > 0) throw new StartupError(missed.map(({ message: says }) => says).join('\n'));
}

function notReached(cause: Error): never {
  throw new StartupError(describeDatabaseError(cause));
}

/** The made-up items are kept for `loadDemoData`. */
async function makeUpDemoItems(): Promise<void> {
  const { demoRange } = await import('./demo/demo-catalogue-bearings.server.ts');
  demoRange();
}

type Reached = { connection: Connection; lost: Promise<string> };

async function connectionOf(env: Env, undo: AsyncDisposableStack): Promise<Reached> {
  if (env.databaseUrl) return { connection: { connectionString: env.databaseUrl }, lost: new Promise(() => {}) };
  const whileCreating = env.demo ? makeUpDemoItems : undefined;
  const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir, whileCreating });
  undo.defer(() => postgres.stop());
  return { connection: postgres.connection, lost: postgres.ended };
}
