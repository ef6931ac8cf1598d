import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { collectReplicaMetrics } from './replica-metrics.server.ts';
import { createReplicas } from './replicas.server.ts';

test('each replica is shown with how far it is behind', async () => {
  register.clear();
  const facts = () => [
    { isUsed: true, secondsBehind: 0.5, reads: 7 },
    { isUsed: false, secondsBehind: undefined, reads: 0 },
  ];
  collectReplicaMetrics({ replicas: { ...createReplicas([], 0), facts }, state: () => 'unconfirmed' });
  const text = await register.metrics();
  register.clear();
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
