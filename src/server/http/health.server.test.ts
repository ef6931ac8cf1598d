import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { type Database, openDatabase } from '../database/database.server.ts';
import { mountHealth } from './health.server.ts';

const store = setUp(openTestStore);

async function ask(path: string, { database = store.database }: { database?: Database } = {}) {
  const app = new Hono();
  mountHealth(app, { database });
  const response = await app.request(path);
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
}

test('a store whose database can be written is alive and ready', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 200, text: 'ok' });
  expect(await ask('/readyz')).toMatchObject({ status: 200, text: 'ready' });
});

test('a store whose database is read-only is alive but not ready, and says why', async () => {
  const fresh = openDatabase(store.connection, () => {});
  const { rows } = await store.database.$client.query('select current_database() as name');
  const readOnly = `alter database ${rows[0].name} set default_transaction_read_only`;
  await store.database.$client.query(`${readOnly} = on`);
  expect(await ask('/readyz', { database: fresh })).toEqual({
    status: 503,
    retryAfter: '5',
    text: 'the database is read-only',
  });
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
  await fresh.close();
});
