import { type Aggregator, Gauge } from 'prom-client';
import type { Database } from '../database/database.server.ts';
import { processRegistry } from './metrics.server.ts';

type Watched = Pick<Database, 'replicas' | 'state'>;

let watched: Watched | undefined;

/** The metrics are about this database and its replicas from now on. */
export function watchReplicas(database: Watched): void {
  watched = database;
}

const registers = [processRegistry];

new Gauge({
  name: 'raceway_database_writable',
  help: 'Whether this process found that the database can be written.',
  registers,
  aggregator: 'min',
  collect() {
    if (watched) this.set(watched.state() === 'writable' ? 1 : 0);
  },
});

type Fact = ReturnType<Watched['replicas']['facts']>[number];

/** Replicas by their place in DATABASE_REPLICA_URLS. */
function replicaGauge(
  name: string,
  help: string,
  read: (replica: Fact) => number | undefined,
  aggregator: Aggregator,
): void {
  new Gauge({
    name,
    help,
    registers,
    aggregator,
    labelNames: ['replica'] as const,
    collect() {
      this.reset();
      watched?.replicas.facts().forEach((fact, index) => {
        const value = read(fact);
        if (value !== undefined) this.set({ replica: index + 1 }, value);
      });
    },
  });
}

replicaGauge(
  'raceway_replica_used',
  'Whether the replica answers and is up to date enough to be read; none for a server that is the primary now.',
  ({ isUsed, isPrimary }) => (isPrimary ? undefined : Number(isUsed)),
  'min',
);
replicaGauge(
  'raceway_replica_behind_seconds',
  'For how long changes may be missing on the replica.',
  ({ secondsBehind }) => secondsBehind ?? Number.NaN,
  'max',
);
replicaGauge('raceway_replica_reads', 'Calls sent to the replica since the start.', ({ reads }) => reads, 'sum');
