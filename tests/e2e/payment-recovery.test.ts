import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession } from '../../src/account/sign-in/sessions.db.ts';
import { findUserByEmail } from '../../src/account/users.db.ts';
import { addItem, displayCart } from '../../src/cart/cart.contract.ts';
import { createOrder } from '../../src/orders/checkout/pay-online.contract.ts';
import { type Database, openDatabase } from '../../src/server/database/database.server.ts';
import { findInconsistencies, toReviewedLines } from '../actions/orders.ts';
import { loadPaymentOutcome } from '../actions/payments/payments.ts';
import { callStore } from '../store/call-running-store.ts';
import { connectionUrl } from '../store/run-command.ts';
import { freePort, type StoreProcess, startStoreProcess } from '../store/store-process.ts';
import { createScratchFolder, createTestDatabase } from '../store/test-database.ts';

const site = 'nod';
let folder: string;
let made: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let store: StoreProcess;

async function start(): Promise<void> {
  const settings = { DATABASE_URL: connectionUrl(made.connection), DEMO: '1', LOG_LEVEL: 'error' };
  store = startStoreProcess(join(folder, 'data'), await freePort(), settings);
  await store.opened;
}

beforeAll(async () => {
  folder = await createScratchFolder();
  made = await createTestDatabase();
  database = openDatabase(made.connection, () => {});
  await start();
});
afterAll(async () => {
  await store?.send('SIGKILL');
  await database?.close();
  await made?.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Pays in the sandbox without returning to the store. */
async function payAndLeave(): Promise<string> {
  const [user] = await findUserByEmail(database, { site, email: `active@${site}.example` });
  const token = await createSession(database, site, user?.userId ?? 0, new Date());
  const from = { port: store.port, site, token } as const;
  const { rows } = await database.$client.query("select id from items where site = $1 and name = '6205-2RS/C3'", [
    site,
  ]);
  await callStore(addItem, { item_info: [{ item_id: rows[0].id, quantity: 2, flag: 'add_cart' }] }, from);
  const cart = await callStore(displayCart, {}, from);
  if (!cart.success) throw new Error('no cart');
  const lines = cart.itemdetails.filter((line) => line.itemname === '6205-2RS/C3');
  const begun = await callStore(createOrder, { cart_items: toReviewedLines(lines) }, from);
  if (!begun.success) throw new Error(begun.message);
  expect(await press(new URL(begun.checkout_url).pathname, 'close')).toBe(200);
  return begun.orderID;
}

function press(path: string, button: string): Promise<number> {
  const headers = { host: `${site}.localhost:${store.port}`, 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: store.port, path, method: 'POST', headers }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(`do=${button}`);
  });
}

const becomes = (sessionId: string, state: string) =>
  expect.poll(async () => (await loadPaymentOutcome({ database }, sessionId))?.state, { timeout: 60_000 }).toBe(state);

test('a buyer who never returns has an order within a minute, through webhooks', async () => {
  const sessionId = await payAndLeave();
  await becomes(sessionId, 'ordered');
  await expect
    .poll(async () => (await database.$client.query('select status from sandbox_events')).rows, { timeout: 20_000 })
    .toEqual([{ status: 200 }]);
});

test('a store killed between payment and order creates the order once after restart', { tags: ['lab'] }, async () => {
  // While order writes are blocked, the payment settles and its order waits.
  const client = await database.$client.connect();
  await client.query('begin');
  await client.query('lock table orders in share mode');
  const sessionId = await payAndLeave();
  await becomes(sessionId, 'settled');
  await store.send('SIGKILL');
  await client.query('rollback');
  client.release();

  await start();
  await becomes(sessionId, 'ordered');
  const paid = await loadPaymentOutcome({ database }, sessionId);
  expect(paid).toMatchObject({ status: 'Confirmed', refundMinor: 0, holds: 0 });
  expect(paid.totalMinor).toBe(paid.amountMinor);
  expect(await findInconsistencies({ database })).toEqual([]);
});
