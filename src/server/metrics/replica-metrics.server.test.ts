import { expect, test } from 'vitest';
import { createReplicas } from '../database/replicas.server.ts';
import { processRegistry } from './metrics.server.ts';
import { watchReplicas } from './replica-metrics.server.ts';

test('each replica is shown with how far it is behind', async () => {
  const facts = () => [
    { isUsed: true, secondsBehind: 0.5, reads: 7 },
    { isUsed: false, secondsBehind: undefined, reads: 0 },
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
