import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { setUp } from '../tests/store/set-up.ts';
import { freePort } from '../tests/store/store-process.ts';
import { openTestStore } from '../tests/store/test-store.ts';
import { openDatabase } from './server/database/database.server.ts';
import { readEnv } from './server/env.server.ts';
import { listen } from './server/http/listen.server.ts';
import { createMetricsReader, listenForMetrics } from './store-metrics.server.ts';

const store = setUp(openTestStore);

/** 'raceway_messages_waiting{site="nod",channel="mail"}' → its value. */
async function read(database = store.database): Promise<ReadonlyMap<string, number>> {
  const text = await createMetricsReader(database)();
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}
const sql = (text: string) => store.database.$client.query(text);

test('what waits in the outbox is counted, with the age of the oldest', async () => {
  await sql('update outbox set next_try_at = null');
  expect((await read()).has('raceway_messages_waiting{site="nod",channel="mail"}')).toBe(false);
  await sql(`insert into outbox (site, channel, receiver, template, data, created_at, next_try_at)
    select 'nod', 'mail', 'buyer@nod.example', 'any', '{}', now() - interval '1 hour', now() from generate_series(1, 3)`);
  const metrics = await read();
  expect(metrics.get('raceway_messages_waiting{site="nod",channel="mail"}')).toBe(3);
  expect(metrics.get('raceway_message_oldest_seconds{site="nod",channel="mail"}')).toBeGreaterThanOrEqual(3600);
});

test('orders are counted by site, and payments that need a person by what is wrong', async () => {
  await sql(`delete from serials where kind = 'order' and site = 'nod'`);
  await sql(
    `insert into serials (site, kind, year, last) values ('nod', 'order', 2025, 40), ('nod', 'order', 2026, 2)`,
  );
  expect((await read()).get('raceway_orders_total{site="nod"}')).toBe(42);
  await sql(`insert into payments (site, customer_id, user_id, provider, sandbox, receipt, amount_minor, currency, state,
      frozen, expires_at, created_at, settled_at)
    select 'nod', customer_id, id, 'razorpay', true, 'hanging-money', 100, 'INR', 'settled', '{}', now(), now(),
      now() - interval '11 minutes' from users where email = 'active@nod.example'`);
  const after = await read();
  expect(after.get('raceway_payments_to_check{site="nod",problem="no_order"}')).toBe(1);
  expect(after.get('raceway_payments{site="nod",state="settled"}')).toBeGreaterThanOrEqual(1);
});

test('the database is described', async () => {
  const metrics = await read();
  expect(metrics.get('raceway_database_up')).toBe(1);
  expect(metrics.get('raceway_database_size_bytes')).toBeGreaterThan(10_000_000);
  expect(metrics.get('raceway_database_connections')).toBeGreaterThan(0);
  expect(metrics.get('raceway_database_connections_max')).toBeGreaterThan(10);
  expect(metrics.get('raceway_database_replicas')).toBe(0);
});

test('a database that cannot be reached is down, and the figures of the process are still there', async () => {
  const gone = openDatabase({ host: '127.0.0.1', port: await freePort() }, () => {});
  onTestFinished(() => gone.close());
  const metrics = await read(gone);
  expect(metrics.get('raceway_database_up')).toBe(0);
  expect(metrics.has('raceway_database_size_bytes')).toBe(false);
  expect(metrics.get('process_cpu_seconds_total')).toBeGreaterThan(0);
});

test('a port that another program has is named with its setting', async () => {
  const other = await listen(() => new Response(), { port: 0, host: '127.0.0.1' });
  onTestFinished(() => other.close());
  const listening = listenForMetrics(readEnv({ METRICS_PORT: String(other.port) }), store.database);
  await expect(listening).rejects.toThrow(
    `Port ${other.port} is taken by another program; set METRICS_PORT to a free one.`,
  );
});

test('with METRICS_PORT they are served on a port of their own', async () => {
  await listenForMetrics(readEnv({}), store.database);
  const port = await freePort();
  const listening = await listenForMetrics(readEnv({ METRICS_PORT: String(port) }), store.database);
  onTestFinished(() => listening?.close());
  const text = await new Promise<string>((resolve, reject) => {
    request({ port, path: '/metrics' }, async (reply) => resolve((await reply.toArray()).join('')))
      .on('error', reject)
      .end();
  });
  expect(text).toMatch(/^raceway_database_up 1$/m);
});
