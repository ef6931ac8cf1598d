import { Gauge } from 'prom-client';
import type { Database } from '../database/database.server.ts';
import { processRegistry } from './metrics.server.ts';

type Watched = Pick<Database, 'pools' | 'replicas'>;
type Pool = Database['pools'][string];

let watched: Watched | undefined;

/** The metrics are about the pools of this database and its replicas from now on. */
export function watchPools(database: Watched): void {
  watched = database;
}

/** Replicas by their place in DATABASE_REPLICA_URLS. Counters are kept on the primary only. */
function namedPools({ pools, replicas }: Watched): [string, Pool][] {
  const ofReplicas = replicas.databases.flatMap((replica, index) =>
    Object.entries(replica.pools)
      .filter(([name]) => name !== 'counters')
      .map(([name, pool]): [string, Pool] => [`replica ${index + 1} ${name}`, pool]),
  );
  return [...Object.entries(pools), ...ofReplicas];
}

function poolGauge(name: string, help: string, read: (pool: Pool) => number): void {
  new Gauge({
    name,
    help,
    registers: [processRegistry],
    labelNames: ['pool'] as const,
    collect() {
      for (const [pool, connections] of watched ? namedPools(watched) : []) this.set({ pool }, read(connections));
    },
  });
}

poolGauge('raceway_pool_connections', 'Open connections to the database.', ({ totalCount }) => totalCount);
poolGauge(
  'raceway_pool_connections_in_use',
  'Connections that a request or a job works with.',
  ({ totalCount, idleCount }) => totalCount - idleCount,
);
poolGauge('raceway_pool_connections_max', 'The most connections that may be open.', ({ options }) => options.max ?? 0);
poolGauge('raceway_pool_waiting', 'Requests and jobs that wait for a connection.', ({ waitingCount }) => waitingCount);
