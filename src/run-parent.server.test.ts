// @module-tag lab

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { easyCaptchaWork, solutionOf } from '../tests/actions/account/solve-captcha.ts';
import { loadCart } from '../tests/actions/cart.ts';
import { toReviewedLines } from '../tests/actions/orders.ts';
import { contactDetails } from '../tests/actions/settings.ts';
import { callStore, fetchPage } from '../tests/store/call-running-store.ts';
import { connectionUrl } from '../tests/store/run-command.ts';
import { setUp } from '../tests/store/set-up.ts';
import {
  findWorkersOf,
  freePort,
  killOldestWorker,
  type StoreProcess,
  startStoreProcess,
} from '../tests/store/store-process.ts';
import { createScratchFolder } from '../tests/store/test-database.ts';
import { openTestStore } from '../tests/store/test-store.ts';
import { createCaptchaChallenge } from './account/captcha/captcha-challenge.server.ts';
import { login } from './account/sign-in/sign-in.contract.ts';
import { addItem } from './cart/cart.contract.ts';
import { demoPassword } from './demo/people.data.ts';
import { changeSettings, settingsPart } from './desk/settings/settings.contract.ts';
import { salesConfirmation } from './orders/checkout/place-order.contract.ts';
import { loadSecretKey } from './server/database/installation.server.ts';

// A process without a parent and a parent with two workers, on one database. The later tests end them.
const patient = { timeout: 25_000, interval: 50 };
let folder: string;
const store = setUp(openTestStore);
let alone: StoreProcess;
let parent: StoreProcess;
let metricsPort: number;
beforeAll(async () => {
  folder = await createScratchFolder();
  metricsPort = await freePort();
  const settings = { DATABASE_URL: connectionUrl(store.connection), DEMO: '1', LOG_LEVEL: 'fatal', DRAIN_SECONDS: '1' };
  const start = async (WORKERS: string, others: Record<string, string> = {}) => {
    const started = startStoreProcess(join(folder, 'unused'), await freePort(), { ...settings, WORKERS, ...others });
    await started.opened;
    return started;
  };
  alone = await start('1');
  parent = await start('2', { METRICS_PORT: String(metricsPort) });
});
afterAll(async () => {
  for (const started of [alone, parent]) await started?.send('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const ports = () => [alone.port, parent.port, parent.port, parent.port, parent.port];
const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const query = async (sql: string) => (await store.database.$client.query(sql)).rows;

test('what is changed through one process is seen in the cached pages of all others', async () => {
  const shown = () => Promise.all(ports().map(async (port) => (await fetchPage(port, 'nod', '/nodContact')).html));
  for (const html of await shown()) expect(html).not.toContain(contactDetails.phone);
  const desk = await store.signInAtDesk('admin');
  const { body } = await store.call(settingsPart, { site: 'nod', part: 'company' }, { desk });
  const data = { ...body.data, ...contactDetails } as never;
  await store.call(changeSettings, { site: 'nod', part: 'company', data, seen: body.seen }, { desk });
  // Less than the ten seconds after which every process looks by itself.
  await vi.waitFor(
    async () => {
      for (const html of await shown()) expect(html).toContain(contactDetails.phone);
    },
    { timeout: 8_000, interval: 50 },
  );
});

test('the parent adds up the metrics of its workers', async () => {
  const pages = 8;
  for (let i = 0; i < pages; i++) await fetchPage(parent.port, 'nod', '/about');
  const text = await metrics();
  const counts = text.matchAll(/^raceway_http_requests_total\{[^}]*route="\/about"[^}]*\} (\d+)$/gm);
  expect([...counts].reduce((sum, [, count]) => sum + Number(count), 0)).toBe(pages);
  expect(text).toContain('\nraceway_database_up 1\n');
});

test('an order sent to every process at once under one key is one order', async () => {
  const from = { port: parent.port, site: 'nod', token: await store.signIn('active') } as const;
  const [item] = await query("select id from items where site = 'nod' and name = '6205-2RS/C3'");
  await callStore(addItem, { item_info: [{ item_id: item.id, quantity: 2, flag: 'add_cart' }] }, from);
  const lines = (await loadCart(store, from.token)).filter((line) => line.itemid === item.id);
  const request = { item_info: toReviewedLines(lines), payment_option: 'credit' as const };
  const replies = await Promise.all(
    ports().map((port) => callStore(salesConfirmation, request, { ...from, port, key: 'one-and-the-same-key' })),
  );
  expect(replies[0]).toMatchObject({ success: true });
  for (const reply of replies) expect(reply).toEqual(replies[0]);
});

test('orders placed through different processes at once have a number each', async () => {
  const before = await query("select number from orders where site = 'nod'");
  const token = await store.signIn('active');
  const items = await query(`select i.id from items i join stock s on s.item_id = i.id
    where i.site = 'nod' and s.on_hand - s.reserved > 100 * i.min_qty and i.list_minor > 0 order by i.id limit 5`);
  const item_info = items.map(({ id }) => ({ item_id: id, quantity: 100, flag: 'add_cart' as const }));
  await callStore(addItem, { item_info }, { port: alone.port, site: 'nod', token });
  const lines = (await loadCart(store, token)).filter((line) => items.some(({ id }) => id === line.itemid));
  const replies = await Promise.all(
    ports().map((port, i) =>
      callStore(
        salesConfirmation,
        { item_info: toReviewedLines(lines.slice(i, i + 1)), payment_option: 'credit' },
        { port, site: 'nod', token, key: `an-order-of-its-own-${i}` },
      ),
    ),
  );
  expect(replies.filter(({ success }) => !success)).toEqual([]);
  const now = await query("select distinct number from orders where site = 'nod'");
  expect(now).toHaveLength(before.length + 5);
});

test('failed sign-ins at different processes lock together', async () => {
  const secret = await loadSecretKey(store.database, undefined);
  const signIn = async (port: number, password: string) => {
    const captcha = await solutionOf(await createCaptchaChallenge(secret, new Date(), easyCaptchaWork));
    return callStore(login, { username: 'pending@nod.example', password, captcha }, { port, site: 'nod' });
  };
  for (const port of ports()) expect(await signIn(port, 'no')).toMatchObject({ refusal: 'wrong' });
  for (const port of ports())
    expect(await signIn(port, demoPassword)).toMatchObject({ message: expect.stringMatching(/^Too many attempts\./) });
});

test('each job runs in one process, and a killed one is succeeded', async () => {
  const owners = () => query('select distinct owner from job_leases where until > clock_timestamp()');
  const before = await owners();
  expect(before).toHaveLength(1);
  await alone.send('SIGKILL');
  await vi.waitFor(async () => {
    const now = await owners();
    expect(now).toHaveLength(1);
    expect(now).not.toEqual(before);
  }, patient);
});

const onLinux = test.runIf(process.platform === 'linux');

onLinux('a killed worker is replaced and counted, and the metrics are there while the new one waits', async () => {
  expect(findWorkersOf(parent)).toHaveLength(2);
  const [{ last }] = await query('select max(until) as last from job_leases');
  const holder = new pg.Client(store.connection);
  await holder.connect();
  await holder.query('begin; lock table seller_facts in access exclusive mode');
  killOldestWorker(parent);
  await expect.poll(metrics).toMatch(/raceway_worker_restarts_total 1\n/);
  await expect.poll(metrics).toContain('\nraceway_pool_connections{');
  await holder.end();
  await expect.poll(() => findWorkersOf(parent)).toHaveLength(2);
  // All workers answer for the metrics, the new one as well.
  await expect.poll(() => ask('/readyz').then(({ status }) => status)).toBe(200);
  // If the killed one had the jobs, another one has them now.
  await expect
    .poll(() => query('select min(until) as first from job_leases').then(([{ first }]) => first > last))
    .toBe(true);
});

/** Over a new connection. */
const ask = (path: string) => fetch(`http://127.0.0.1:${parent.port}${path}`, { headers: { connection: 'close' } });

test('SIGTERM to the parent: no worker is ready, a running reply is completed, and all end', async () => {
  const holder = new pg.Client(store.connection);
  await holder.connect();
  await holder.query('begin; lock table items in access exclusive mode');
  const page = ask('/listing?q=6205');
  const waiting = `select 1 from pg_locks where not granted and database =
    (select oid from pg_database where datname = current_database())`;
  await vi.waitFor(async () => expect((await holder.query(waiting)).rowCount).toBeGreaterThan(0), patient);
  process.kill(parent.pid, 'SIGTERM');
  await vi.waitFor(async () => {
    const closed = { status: 0 };
    const ready = await Promise.all([1, 2, 3, 4].map(() => ask('/readyz').catch(() => closed)));
    expect(ready.map(({ status }) => status)).not.toContain(200);
  }, patient);
  await holder.end();
  expect(await (await page).text()).toContain('</html>');
  expect(await parent.ended).toEqual({ code: 0, errors: '' });
  expect(await query('select from job_leases')).toEqual([]);
});
