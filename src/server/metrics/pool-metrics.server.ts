import { Gauge } from 'prom-client';
import type { Database } from '../database/database.server.ts';
import { processRegistry } from './metrics.server.ts';

type Pools = Database['pools'];

let watched: Pools = {};

/** The metrics are about these pools from now on. */
export function watchPools(pools: Pools): void {
  watched = pools;
}

function poolGauge(name: string, help: string, read: (pool: Pools[string]) => number): void {
  new Gauge({
    name,
    help,
    registers: [processRegistry],
    labelNames: ['pool'] as const,
    collect() {
      for (const [pool, connections] of Object.entries(watched)) this.set({ pool }, read(connections));
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
