import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { readDatabaseFigures } from './database-figures.server.ts';

const store = setUp(openTestStore);

test('an open transaction has an age, and connections are counted', async () => {
  const client = await store.database.$client.connect();
  await client.query('begin');
  await client.query('select pg_sleep(0.05)');
  const figures = await readDatabaseFigures(client);
  expect(figures?.longestTransactionSeconds).toBeGreaterThanOrEqual(0.05);
  expect(figures?.connections).toBeGreaterThanOrEqual(2);
  expect(figures).toMatchObject({ maxConnections: expect.any(Number), replicas: [], isArchivingFailing: false });
  await client.query('rollback');
  client.release();
});

test('without a backup its time counts from the first start', async () => {
  const client = store.database.$client;
  const { rows } = await client.query('select extract(epoch from min(created_at))::float8 as start from installation');
  expect((await readDatabaseFigures(client))?.lastBackupAt).toBe(rows[0].start);
});
