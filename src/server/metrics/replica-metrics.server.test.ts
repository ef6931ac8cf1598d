import { AggregatorRegistry } from 'prom-client';
import { expect, test } from 'vitest';
import { createReplicas } from '../database/replicas.server.ts';
import { processRegistry } from './metrics.server.ts';
import { watchReplicas } from './replica-metrics.server.ts';

test('each replica is shown with how far it is behind', async () => {
  const facts = () => [
    { isUsed: true, isPrimary: false, secondsBehind: 0.5, reads: 7 },
    { isUsed: false, isPrimary: false, secondsBehind: undefined, reads: 0 },
  ];
  watchReplicas({ replicas: { ...createReplicas([], 0), facts }, state: () => 'unconfirmed' });
  const text = await processRegistry.metrics();
  for (const line of [
    'raceway_database_writable 0',
    'raceway_replica_used{replica="1"} 1',
    'raceway_replica_used{replica="2"} 0',
    'raceway_replica_behind_seconds{replica="1"} 0.5',
    'raceway_replica_behind_seconds{replica="2"} Nan',
    'raceway_replica_reads{replica="1"} 7',
  ])
    expect(text).toContain(`${line}\n`);
});

test('of several workers the one that fares worst is shown', async () => {
  const seenBy = async (isUsed: boolean, secondsBehind: number) => {
    const facts = () => [{ isUsed, isPrimary: false, secondsBehind, reads: 3 }];
    watchReplicas({ replicas: { ...createReplicas([], 0), facts }, state: () => (isUsed ? 'writable' : 'away') });
    return processRegistry.getMetricsAsJSON();
  };
  const workers = [await seenBy(true, 0.5), await seenBy(false, 9)];
  const text = await AggregatorRegistry.aggregate(workers).metrics();
  for (const line of [
    'raceway_database_writable 0',
    'raceway_replica_used{replica="1"} 0',
    'raceway_replica_behind_seconds{replica="1"} 9',
    'raceway_replica_reads{replica="1"} 6',
  ])
    expect(text).toContain(`${line}\n`);
});

test('a listed server that became the primary is no unused replica', async () => {
  const server = { isUsed: false, isPrimary: false, secondsBehind: 0, reads: 3 };
  watchReplicas({ replicas: { ...createReplicas([], 0), facts: () => [server] }, state: () => 'writable' });
  expect(await processRegistry.metrics()).toContain('raceway_replica_used{replica="1"} 0\n');
  server.isPrimary = true;
  const text = await processRegistry.metrics();
  expect(text).not.toContain('raceway_replica_used{');
  expect(text).toContain('raceway_replica_reads{replica="1"} 3\n');
});
