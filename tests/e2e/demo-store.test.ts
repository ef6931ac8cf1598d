import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createSession } from '../../src/account/sign-in/sessions.db.ts';
import { findUserByEmail } from '../../src/account/users.db.ts';
import { addItem, displayCart } from '../../src/cart/cart.contract.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { siteCodes } from '../../src/sites/site.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { findInconsistencies, toReviewedLines } from '../actions/orders.ts';
import { callStore, fetchPage } from '../store/call-running-store.ts';
import {
  findProcessesIn,
  freePort,
  openRunningDatabase,
  type StoreProcess,
  startStoreProcess,
} from '../store/store-process.ts';
import { createScratchFolder } from '../store/test-database.ts';
import { prepareBuyer } from '../valid-requests/buyer-data.ts';
import { validBodies } from '../valid-requests/valid-bodies.ts';

let parent: string;
let store: StoreProcess;
let firstOutput: string;
const started: StoreProcess[] = [];

beforeAll(async () => {
  parent = await createScratchFolder();
  store = await start();
  firstOutput = await store.opened;
});
afterAll(async () => {
  for (const process of started) await process.send('SIGKILL');
  await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Trusts X-Forwarded-For of its callers. */
async function start(program?: string): Promise<StoreProcess> {
  const settings = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'fatal' };
  const process = startStoreProcess(join(parent, 'not/made/yet'), await freePort(), settings, { program });
  started.push(process);
  return process;
}

async function openDatabase() {
  const database = await openRunningDatabase(store.dataDir);
  onTestFinished(() => database.close());
  return database;
}

test('the first start loads the demo data, prints its address and serves every site', async () => {
  expect(firstOutput).toContain('Loading the demo data');
  for (const site of siteCodes) {
    expect(firstOutput).toContain(`http://${site}.localhost:${store.port}`);
    const { status, html } = await fetchPage(store.port, site, '/');
    expect([status, html.includes(`data-site="${site}"`)]).toEqual([200, true]);
  }
});

test('a second process on the folder is refused in one sentence without affecting the first', {
  tags: ['lab'],
}, async () => {
  const second = await start();
  const { code, errors } = await second.ended;
  expect([code, errors]).toEqual([1, expect.stringMatching(/^Another process \(process \d+\) is using .+\.\n$/)]);
  expect((await fetchPage(store.port, 'nod', '/listing')).status).toBe(200);
});

test('an order acknowledged just before kill -9 exists after restart, without reloading the demo data', async () => {
  const order = await placeOrder(store);
  const { errors } = await store.send('SIGKILL');
  expect(errors).toBe('');
  store = await start();
  expect(await store.opened).not.toContain('Loading');
  const database = await openDatabase();
  const { rows } = await database.$client.query('select number from orders order by id desc limit 1');
  expect(rows).toEqual([{ number: order }]);
  expect(await findInconsistencies({ database })).toEqual([]);
});

test('npm start serves pages and prints in a thread from the bundle', { tags: ['lab'] }, async () => {
  await store.send('SIGINT');
  store = await start('src/commands/start.ts');
  await store.opened;
  const page = await fetchPage(store.port, 'nod', '/listing');
  expect([page.status, page.html.includes('data-site="nod"')]).toEqual([200, true]);
  const [modules] = page.html.match(/\/assets\/[\w-]+\.js/) ?? [];
  expect((await fetchPage(store.port, 'nod', modules ?? '')).status).toBe(200);
  const printed = await fetchPage(store.port, 'nod', '/privacy-policy.pdf');
  expect([printed.status, printed.html.slice(0, 5)]).toEqual([200, '%PDF-']);
});

test('every call that takes something has a valid request that other tests and the lab change', async () => {
  const bodies = validBodies(await prepareBuyer(await openDatabase(), store.port, 'nod'));
  const taking = storeCalls.filter(
    ({ contract: { request } }) => 'shape' in request && Object.keys(request.shape as object).length > 0,
  );
  expect(taking.map(({ contract }) => contract.path).filter((path) => !bodies[path])).toEqual([]);
});

test('Ctrl-C ends it with all child processes, and so does the refusal of a newer database', async () => {
  const database = await openRunningDatabase(store.dataDir);
  await database.$client.query(
    `insert into drizzle.contracts (at, name, needs)
      select max(created_at) + 2, 'no-fax', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  await database.close();
  expect(await store.send('SIGINT')).toEqual({ code: 0, errors: '' });
  expect(findProcessesIn(store.dataDir)).toEqual([]);
  const next = await start();
  const { code, errors } = await next.ended;
  expect([code, errors]).toEqual([
    1,
    'The database was made by a newer version of Raceway, which removed what this one uses (no-fax); please start that version.\n',
  ]);
  expect(findProcessesIn(next.dataDir)).toEqual([]);
});

async function placeOrder({ port }: StoreProcess): Promise<string> {
  const site = 'gwd';
  const database = await openDatabase();
  const [user] = await findUserByEmail(database, { site, email: `active@${site}.example` });
  const token = await createSession(database, site, user?.userId ?? 0, new Date());
  const { rows } = await database.$client.query<{ id: number }>(
    "select id from items where site = $1 and name = any('{6205-2RS,30308}') and maker = 'ZWZ'",
    [site],
  );
  const from = { port, site, token } as const;
  const item_info = rows.map(({ id }) => ({ item_id: id, quantity: '5', flag: 'add_cart' as const }));
  await callStore(addItem, { item_info }, from);
  const cart = await callStore(displayCart, {}, from);
  if (!cart.success) throw new Error(cart.message);
  const placed = await callStore(salesConfirmation, { item_info: toReviewedLines(cart.itemdetails) }, from);
  if (!placed.success) throw new Error(placed.message);
  return placed.myscno;
}
