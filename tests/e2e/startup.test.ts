import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSession } from '../../src/account/sign-in/sessions.db.ts';
import { findUserByEmail } from '../../src/account/users.db.ts';
import { addItem, displayCart } from '../../src/cart/cart.contract.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { migrationLock } from '../../src/server/startup/migrate.server.ts';
import { siteCodes } from '../../src/sites/site.ts';
import { findInconsistencies, toReviewedLines } from '../actions/orders.ts';
import { callStore, fetchPage } from '../store/call-running-store.ts';
import { connectionUrl } from '../store/run-command.ts';
import {
  findProcessesIn,
  freePort,
  openRunningDatabase,
  type StoreProcess,
  startStoreProcess,
} from '../store/store-process.ts';
import { createScratchFolder, createTestDatabase } from '../store/test-database.ts';

let parent: string;
const started: StoreProcess[] = [];
beforeAll(async () => {
  parent = await createScratchFolder();
});
afterAll(async () => {
  for (const process of started) await process.send('SIGKILL');
  await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(folder: string, settings: Record<string, string> = {}, program?: string): Promise<StoreProcess> {
  const store = startStoreProcess(
    join(parent, folder),
    await freePort(),
    { LOG_LEVEL: 'warn', ...settings },
    { program },
  );
  started.push(store);
  return store;
}

const everySiteOpen = "select unnest($1::text[]), true, now(), 'Arjun Shah'";
const oneSentence = /^[^\n]+\.\n$/;

describe('one data folder from its first start', () => {
  const folder = 'not/made/yet';
  let store: StoreProcess;
  let order: string;

  test('the first start loads the demo data, prints its address and serves every site', async () => {
    store = await start(folder);
    const output = await store.opened;
    expect(output).toContain('Loading the demo data');
    for (const site of siteCodes) {
      expect(output).toContain(`http://${site}.localhost:${store.port}`);
      const { status, html } = await fetchPage(store.port, site, '/');
      expect([status, html.includes(`data-site="${site}"`)]).toEqual([200, true]);
    }
  });

  test('a second process on the folder is refused in one sentence without affecting the first', async () => {
    const second = await start(folder);
    const { code, errors } = await second.ended;
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Another process \(process \d+\) is using .+\.\n$/)]);
    expect((await fetchPage(store.port, 'nod', '/listing')).status).toBe(200);
  });

  test('an order acknowledged just before kill -9 exists after restart, without reloading the demo data', async () => {
    order = await placeOrder(store);
    const { errors } = await store.send('SIGKILL');
    expect(errors).toBe('');
    store = await start(folder);
    expect(await store.opened).not.toContain('Loading');
    const database = await openRunningDatabase(store.dataDir);
    const { rows } = await database.$client.query('select number from orders order by id desc limit 1');
    expect(rows).toEqual([{ number: order }]);
    expect(await findInconsistencies({ database })).toEqual([]);
    await database.close();
  });

  test('npm start serves pages and prints in a thread from the bundle', async () => {
    await store.send('SIGINT');
    store = await start(folder, {}, 'src/commands/start.ts');
    await store.opened;
    const page = await fetchPage(store.port, 'nod', '/listing');
    expect([page.status, page.html.includes('data-site="nod"')]).toEqual([200, true]);
    const [modules] = page.html.match(/\/assets\/[\w-]+\.js/) ?? [];
    expect((await fetchPage(store.port, 'nod', modules ?? '')).status).toBe(200);
    const printed = await fetchPage(store.port, 'nod', '/privacy-policy.pdf');
    expect([printed.status, printed.html.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  test('Ctrl-C ends it with all child processes, and so does the refusal of a newer database', async () => {
    const database = await openRunningDatabase(store.dataDir);
    await database.$client.query(
      `create table drizzle.contracts (at bigint, name text, needs bigint);
        insert into drizzle.contracts select max(created_at) + 2, 'no-fax', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    );
    await database.close();
    expect(await store.send('SIGINT')).toEqual({ code: 0, errors: '' });
    expect(findProcessesIn(store.dataDir)).toEqual([]);
    const next = await start(folder);
    const { code, errors } = await next.ended;
    expect([code, errors]).toEqual([
      1,
      'The database was made by a newer version of Raceway, which removed what this one uses (no-fax); please start that version.\n',
    ]);
    expect(findProcessesIn(next.dataDir)).toEqual([]);
  });
});

test('during a long migration a store for customers is alive but not ready, and then opens', async () => {
  const { connection, drop } = await createTestDatabase();
  const migrating = new Client(connection);
  await migrating.connect();
  await migrating.query(`insert into site_openings ${everySiteOpen}`, [siteCodes]);
  // Held as a migration holds it.
  await migrating.query('select pg_advisory_lock($1)', [migrationLock]);
  const store = await start('customers', {
    DATABASE_URL: connectionUrl(connection),
    HOST: '127.0.0.1',
    SITE_HOSTS: siteCodes.map((site) => `${site}=https://${site}.example`).join(','),
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMS_URL: 'http://127.0.0.1:1',
    DRAIN_SECONDS: '300',
  });
  const probe = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${store.port}${path}`).catch(() => undefined);
    return [reply?.status, await reply?.text()];
  };
  const waiting =
    "select count(*)::int as locks from pg_stat_activity where datname = current_database() and query like 'select pg_try_advisory_lock%'";
  await expect.poll(async () => (await migrating.query(waiting)).rows, { timeout: 60_000 }).toEqual([{ locks: 1 }]);
  expect(await probe('/healthz')).toEqual([200, 'ok']);
  expect(await probe('/readyz')).toEqual([503, 'the store is starting']);
  await migrating.end();
  expect(await store.opened).toMatch(/Raceway is open.*https:\/\/nod.example/s);
  expect(await probe('/readyz')).toEqual([200, 'ready']);
  // Ctrl-C does not wait for a load balancer.
  expect(await store.send('SIGINT')).toEqual({ code: 0, errors: '' });
  await drop();
});

test('Ctrl-C during start-up ends the store and its database', async () => {
  const store = await start('interrupted');
  await expect.poll(() => findProcessesIn(store.dataDir).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const { code, errors } = await store.send('SIGINT');
  expect([code, errors]).toEqual([130, '']);
  await expect.poll(() => findProcessesIn(store.dataDir), { timeout: 30_000 }).toEqual([]);
});

test('a port in use is refused in one sentence, before a database is created', async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const store = startStoreProcess(join(parent, 'taken'), port);
  expect(await store.ended).toEqual({
    code: 1,
    errors: `Port ${port} is taken by another program; set PORT to a free one.\n`,
  });
  expect(existsSync(store.dataDir)).toBe(false);
  other.close();
});

test.each([
  [{ BRAND: 'SKF', DEMO: 'yes' }, /BRAND must be ZWZ, NOD.* or \w+; DEMO must be 0 or 1/],
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0 would show the demo data'],
  [{ DATABASE_URL: 'postgres://127.0.0.1/x?sslrootcert=/no/such/file', DEMO: '1' }, 'no such file'],
])('a wrong setting is reported in one sentence: %o', async (settings, named) => {
  const { code, errors } = await (await start('unused', settings)).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors).toMatch(named);
});

test('wrong and unsafe settings are reported together', async () => {
  const settings = { DEMO: '0', SECRET_KEY: 'change-me'.repeat(5), TRUSTED_PROXIES: '10.0.0.0/8,bogus' };
  const { code, errors } = await (await start('unused', settings)).ended;
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^Wrong settings: TRUSTED_PROXIES 'bogus' .*\nSECRET_KEY repeats itself[^\n]*\n$/),
  ]);
});

test('npm run dev serves pages and calls from the sources', async () => {
  const { connection, drop } = await createTestDatabase();
  const settings = { DATABASE_URL: connectionUrl(connection), DEMO: '1' };
  const store = startStoreProcess(join(parent, 'dev'), await freePort(), settings, { program: 'src/commands/dev.ts' });
  started.push(store);
  await store.opened;
  const { status, html } = await fetchPage(store.port, 'nod', '/');
  expect([status, html.includes('data-site="nod"')]).toEqual([200, true]);
  await store.send('SIGINT');
  await drop();
});

async function placeOrder({ port, dataDir }: StoreProcess): Promise<string> {
  const site = 'gwd';
  const database = await openRunningDatabase(dataDir);
  const [user] = await findUserByEmail(database, { site, email: `active@${site}.example` });
  const token = await createSession(database, site, user?.userId ?? 0, new Date());
  const { rows } = await database.$client.query<{ id: number }>(
    "select id from items where site = $1 and name = any('{6205-2RS,30308}') and maker = 'ZWZ'",
    [site],
  );
  await database.close();
  const from = { port, site, token } as const;
  const item_info = rows.map(({ id }) => ({ item_id: id, quantity: '5', flag: 'add_cart' as const }));
  await callStore(addItem, { item_info }, from);
  const cart = await callStore(displayCart, {}, from);
  if (!cart.success) throw new Error(cart.message);
  const placed = await callStore(salesConfirmation, { item_info: toReviewedLines(cart.itemdetails) }, from);
  if (!placed.success) throw new Error(placed.message);
  return placed.myscno;
}
