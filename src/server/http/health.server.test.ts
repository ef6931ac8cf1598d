import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { type Database, openDatabase } from '../database/database.server.ts';
import { readEnv } from '../env.server.ts';
import { mountHealth } from './health.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

type Asked = { settings?: Record<string, string>; address?: string; authorization?: string; database?: Database };

async function ask(
  path: string,
  { settings = {}, address = '203.0.113.8', authorization = '', database = store.database }: Asked = {},
) {
  const app = new Hono();
  mountHealth(app, readEnv(settings), { ...store.server, database });
  const from = { incoming: { socket: { remoteAddress: address } } };
  const response = await app.request(path, { headers: { host: 'nod.localhost', authorization } }, from);
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

const token = 'token-for-the-figures';
const withToken = { METRICS_TOKEN: token };
test.each<[string, Asked, number]>([
  ['the machine itself', { address: '127.0.0.1' }, 200],
  ['the machine itself by IPv6', { address: '::1' }, 200],
  ['a stranger', {}, 403],
  ['a stranger with a guess, while no token is set', { authorization: 'Bearer undefined' }, 403],
  ['who has the token', { settings: withToken, authorization: `Bearer ${token}` }, 200],
  ['who has a wrong token', { settings: withToken, authorization: `Bearer ${token.replace('f', 'g')}` }, 403],
  ['the machine itself with a wrong token', { settings: withToken, address: '::1', authorization: 'Bearer no' }, 403],
])('%s asks for the figures of the process', async (_who, asked, status) => {
  const reply = await ask('/metrics', asked);
  expect(reply.status).toBe(status);
  expect(reply.text.includes('process_cpu_seconds_total')).toBe(status === 200);
});

test('a proxy on the same machine does not make its visitors local', async () => {
  const app = new Hono();
  mountHealth(app, readEnv({ TRUSTED_PROXIES: '127.0.0.1' }), store.server);
  const from = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const headers = { host: 'nod.localhost', 'x-forwarded-for': '203.0.113.8' };
  expect((await app.request('/metrics', { headers }, from)).status).toBe(403);
});
