import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { processRegistry } from './metrics.server.ts';
import { watchPools } from './pool-metrics.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  watchPools(store.database.pools);
});
afterAll(() => store.close());

const ofVisitors = async (name: string) => {
  const metric = await processRegistry.getSingleMetric(name)?.get();
  return metric?.values.find(({ labels }) => labels.pool === 'visitors')?.value;
};

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
