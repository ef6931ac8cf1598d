import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { openDatabase } from '../database/database.server.ts';
import { processRegistry } from './metrics.server.ts';
import { watchPools } from './pool-metrics.server.ts';

const store = setUp(openTestStore);
beforeAll(async () => {
  watchPools(store.database);
});

const ofPool = async (pool: string, name: string) => {
  const metric = await processRegistry.getSingleMetric(name)?.get();
  return metric?.values.find(({ labels }) => labels.pool === pool)?.value;
};
const ofVisitors = (name: string) => ofPool('visitors', name);

test('connections in use and requests that wait for one are seen', async () => {
  const max = (await ofVisitors('raceway_pool_connections_max')) ?? 0;
  const taken = await Promise.all(Array.from({ length: max }, () => store.database.$client.connect()));
  expect(await ofVisitors('raceway_pool_connections_in_use')).toBe(max);
  const late = store.database.$client.connect();
  expect(await ofVisitors('raceway_pool_waiting')).toBe(1);
  for (const client of taken) client.release();
  (await late).release();
  expect(await ofVisitors('raceway_pool_connections_in_use')).toBe(0);
  expect(await ofVisitors('raceway_pool_waiting')).toBe(0);
});

test('connections to a replica are seen as its own', async () => {
  const { connection } = store;
  const database = openDatabase(connection, () => {}, undefined, { replicas: [connection] });
  watchPools(database);
  const client = await database.replicas.databases[0]?.$client.connect();
  expect(await ofPool('replica 1 visitors', 'raceway_pool_connections_in_use')).toBe(1);
  expect(await ofVisitors('raceway_pool_connections_in_use')).toBe(0);
  client?.release();
  expect(await ofPool('replica 1 visitors', 'raceway_pool_connections_in_use')).toBe(0);
  await database.close();
});
