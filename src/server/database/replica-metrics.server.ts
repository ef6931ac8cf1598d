import { Gauge } from 'prom-client';
import type { Database } from './database.server.ts';

/** Replicas by their place in DATABASE_REPLICA_URLS. */
export function collectReplicaMetrics({ replicas, state }: Pick<Database, 'replicas' | 'state'>): void {
  const labelNames = ['replica'] as const;
  new Gauge({
    name: 'raceway_database_writable',
    help: 'Whether the database can be written',
    collect() {
      this.set(state() === 'writable' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'raceway_replica_used',
    help: 'Whether the replica answers and is up to date enough to be read',
    labelNames,
    collect() {
      replicas.facts().forEach(({ isUsed }, index) => {
        this.set({ replica: index + 1 }, isUsed ? 1 : 0);
      });
    },
  });
  new Gauge({
    name: 'raceway_replica_behind_seconds',
    help: 'For how long changes may be missing on the replica',
    labelNames,
    collect() {
      replicas.facts().forEach(({ secondsBehind }, index) => {
        this.set({ replica: index + 1 }, secondsBehind ?? Number.NaN);
      });
    },
  });
  new Gauge({
    name: 'raceway_replica_reads',
    help: 'Calls that were sent to the replica since the start',
    labelNames,
    collect() {
      replicas.facts().forEach(({ reads }, index) => {
        this.set({ replica: index + 1 }, reads);
      });
    },
  });
}
