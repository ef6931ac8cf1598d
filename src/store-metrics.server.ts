import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import { visitorTimeouts, withTimeouts } from './server/database/connection-timeouts.server.ts';
import type { Connection, Database, Queryable } from './server/database/database.server.ts';
import { DatabaseClient } from './server/database/database-client.server.ts';
import type { Env } from './server/env.server.ts';
import { type Listening, listen } from './server/http/listen.server.ts';
import { createMetricsApp, metricsAddressOf, type ReadMetrics } from './server/http/serve-metrics.server.ts';
import { type DatabaseFigures, readDatabaseFigures } from './server/metrics/database-figures.server.ts';
import { collectProcessMetrics, parentRegistry, processRegistry } from './server/metrics/metrics.server.ts';
import { watchPools } from './server/metrics/pool-metrics.server.ts';
import { watchReplicas } from './server/metrics/replica-metrics.server.ts';
import { readStoreFigures, type StoreFigure } from './store-figures.db.ts';

type Figures = { database: DatabaseFigures; store: readonly StoreFigure[] };

const limits = { ...visitorTimeouts, connect: 1_500, statement: 2_000 };
/** Several who ask at once share one answer. */
const goodForMs = 1_000;

type Measured = Pick<Database, 'pools' | 'connection' | 'replicas' | 'state'>;

/** The metrics of this process and of the store. */
export function createMetricsReader(database: Measured): ReadMetrics {
  measureProcess(database);
  const ofStore = createStoreMetrics(database.connection);
  return async () => (await Promise.all([processRegistry.metrics(), ofStore()])).join('\n');
}

export function measureProcess(database: Measured): void {
  watchPools(database);
  watchReplicas(database);
  collectProcessMetrics();
}

/** Does nothing without METRICS_PORT. */
export async function listenForMetrics(env: Env, database: Measured): Promise<Listening | undefined> {
  return listenAt(env, () => createMetricsReader(database));
}

/**
 * For a worker, whose parent adds up the metrics of all and waits for the answer of each: called before the worker
 * waits for anything.
 */
export function shareMetrics(): void {
  AggregatorRegistry.setRegistries([processRegistry]);
  // Answers the parent from now on.
  new AggregatorRegistry();
}

/** The parent of workers listens only with METRICS_PORT. */
export async function listenForWorkersMetrics(env: Env, connection: Connection): Promise<Listening | undefined> {
  return listenAt(env, () => {
    const workers = new AggregatorRegistry();
    const ofStore = createStoreMetrics(connection);
    // A worker that stands still does not answer, and its parent is asked about just that.
    const ofWorkers = () => workers.clusterMetrics().catch(() => '');
    const parts = () => [ofWorkers(), parentRegistry.metrics(), ofStore()];
    return async () => (await Promise.all(parts())).join('\n');
  });
}

async function listenAt(env: Env, reader: () => ReadMetrics): Promise<Listening | undefined> {
  if (env.metricsPort === undefined) return undefined;
  return listen(
    createMetricsApp(env, reader()).fetch,
    { port: env.metricsPort, host: metricsAddressOf(env) },
    { setting: 'METRICS_PORT' },
  );
}

/** All processes of a store share these metrics. Whoever answers reads them, not each worker. */
function createStoreMetrics(connection: Connection): ReadMetrics {
  let answer: { text: Promise<string>; at: number } | undefined;
  return () => {
    if (!answer || performance.now() - answer.at > goodForMs)
      answer = { text: readFigures(connection).then(describe), at: performance.now() };
    return answer.text;
  };
}

/** Reads by its own connection: metrics matter most when the pools have none free. Undefined when it fails. */
async function readFigures(connection: Connection): Promise<Figures | undefined> {
  const client = new DatabaseClient({ ...withTimeouts(connection, limits), query_timeout: limits.statement });
  try {
    await client.connect();
    const db = { $client: client } as unknown as Queryable;
    const database = await readDatabaseFigures(client);
    const store = await readStoreFigures(db, { now: new Date() });
    await client.end();
    return database && { database, store };
  } catch {
    client.disconnect();
    return undefined;
  }
}

const labelOf = {
  'messages waiting': 'channel',
  'message age': 'channel',
  payments: 'state',
  'payments to check': 'problem',
} as const;

function describe(figures: Figures | undefined): Promise<string> {
  const found = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `raceway_${name}`, help, labelNames, registers: [found] });
  gauge('database_up', 'Whether the database replied in time.').set(figures ? 1 : 0);
  // Figures that are not known are left out: 0 would be a figure.
  if (!figures) return found.metrics();
  describeDatabase(figures.database, gauge);
  describeStore(figures.store, gauge);
  const help = 'Orders placed; it counts on after a restart.';
  const orders = new Counter({ name: 'raceway_orders_total', help, labelNames: ['site'], registers: [found] });
  for (const { figure, site, value } of figures.store) if (figure === 'orders') orders.inc({ site }, value);
  return found.metrics();
}

type NewGauge = (name: string, help: string, labelNames?: string[]) => Gauge;

function describeDatabase(database: DatabaseFigures, gauge: NewGauge): void {
  gauge('database_size_bytes', 'Size of the database.').set(database.sizeBytes);
  gauge('database_connections', 'Connections of all programs to the server.').set(database.connections);
  gauge('database_connections_max', 'The most connections that the server allows.').set(database.maxConnections);
  const longest = gauge('database_longest_transaction_seconds', 'Age of the oldest open transaction.');
  longest.set(database.longestTransactionSeconds);
  const lastBackup = gauge(
    'database_last_backup_timestamp_seconds',
    'The last backup, or the first start without one.',
  );
  if (database.lastBackupAt !== null) lastBackup.set(database.lastBackupAt);
  const failing = gauge('database_archiving_failing', 'Whether the server fails to archive its log.');
  failing.set(database.isArchivingFailing ? 1 : 0);
  gauge('database_replicas', 'Standbys that are connected to the primary.').set(database.replicas.length);
  const lagBytes = gauge('database_replica_lag_bytes', 'What a standby has not replayed yet.', ['replica']);
  const lagSeconds = gauge('database_replica_lag_seconds', 'How far a standby is behind.', ['replica']);
  for (const { name: replica, bytes, seconds } of database.replicas) {
    if (bytes !== null) lagBytes.set({ replica }, bytes);
    if (seconds !== null) lagSeconds.set({ replica }, seconds);
  }
}

function describeStore(figures: readonly StoreFigure[], gauge: NewGauge): void {
  const parts = {
    'messages waiting': gauge('messages_waiting', 'Mail and SMS to be sent, at most 10,000.', ['site', 'channel']),
    'message age': gauge('message_oldest_seconds', 'Age of the oldest mail or SMS to be sent.', ['site', 'channel']),
    payments: gauge('payments', 'Online payments of the last 24 hours, of the latest 1,000.', ['site', 'state']),
    'payments to check': gauge('payments_to_check', 'Payments that need a person.', ['site', 'problem']),
  };
  for (const { figure, site, label, value } of figures)
    if (figure !== 'orders') parts[figure].set({ site, [labelOf[figure]]: label }, value);
}
