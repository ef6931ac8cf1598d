// @module-tag lab
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadPages } from '../../src/app.server.ts';
import { addItem, cartCount, displayCart } from '../../src/cart/cart.contract.ts';
import { search } from '../../src/catalogue/search/search.contract.ts';
import { toggleWishlistItem } from '../../src/catalogue/wishlist/wishlist.contract.ts';
import { myOrder } from '../../src/orders/history/order-history.contract.ts';
import { visitorTimeouts } from '../../src/server/database/connection-timeouts.server.ts';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { watchDatabase } from '../../src/server/database/database-heartbeat.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { createLog } from '../../src/server/log.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import { fillCart, findItemIds } from '../actions/cart.ts';
import { submitOrder, toReviewedLines } from '../actions/orders.ts';
import { type Replication, startReplication } from '../store/start-replication.ts';
import { openTestStore, type TestStore } from '../store/test-store.ts';
import { createCheckedApp } from '../store/true-replies.ts';

let servers: Replication;
let store: TestStore;
let token: string;
let pageOf: (path: string, form?: Record<string, string>) => Promise<Response>;
let itemId: number;
let watching: { stop(): Promise<void> };
const item = '6205-2RS/C3';
const limits = { ...visitorTimeouts, commit: 700 };
beforeAll(async () => {
  const [{ folder }, started] = await Promise.all([ensureBuild(), startReplication()]);
  servers = started;
  store = await openTestStore({
    openOn: async () => ({
      connection: servers.address,
      database: openDatabase(servers.address, () => {}, limits, { replicas: [servers.replica], maxBehindMs: 5_000 }),
      release: async () => {},
    }),
  });
  watching = watchDatabase(store.database, servers.address, createLog('silent'));
  token = await store.signIn('active');
  itemId = (await findItemIds(store, 'nod', [item]))[item] ?? 0;
  const env = readEnv({});
  const app = createCheckedApp({ env, server: store.server, pages: await loadPages(folder) });
  pageOf = async (path, form) =>
    await app.request(
      `http://nod.localhost${path}`,
      {
        method: form ? 'POST' : 'GET',
        headers: {
          host: 'nod.localhost',
          cookie: `auth_key=${token}`,
          ...(form && { origin: 'http://nod.localhost', 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(form && { body: new URLSearchParams(form).toString() }),
      },
      { incoming: { socket: { remoteAddress: '192.0.2.9' } } },
    );
  await vi.waitFor(() => expect(store.database.replicas.facts()[0]?.isUsed).toBe(true), soon);
});
afterAll(async () => {
  await store?.close();
  await watching?.stop();
  await servers?.stop();
});

const soon = { timeout: 30_000, interval: 50 };
const reads = () => store.database.replicas.facts()[0]?.reads ?? 0;
const positionOf = (headers: Headers) => Number(/position=(\d+); Max-Age=6/.exec(headers.getSetCookie().join())?.[1]);
const ask = (options: { token?: string; cookie?: string } = {}) =>
  store.call(search, { searching_key: '6205' }, options);
const change = () =>
  store.call(addItem, { item_info: [{ item_id: itemId, quantity: 1, flag: 'add_cart' as const }] }, { token });
const cannotChange = {
  success: false,
  message:
    'The shop cannot take orders or changes for a moment. Nothing was changed. Please try again in a few seconds.',
};

test('visitors read a replica; a browser that just changed something reads the primary until the replica has it', async () => {
  const before = reads();
  expect((await ask()).status).toBe(200);
  expect(reads()).toBe(before + 1);
  await servers.onReplica('select pg_wal_replay_pause()');
  const inTransaction = positionOf((await change()).headers);
  const wished = await store.call(toggleWishlistItem, { item_id: itemId }, { token });
  const byItself = positionOf(wished.headers);
  expect([inTransaction > 0, byItself > inTransaction]).toEqual([true, true]);
  const seen = reads();
  for (const cookie of [`auth_key=${token}; position=${byItself}`, `auth_key=${token}; position=primary`])
    await ask({ token, cookie });
  await ask({ token });
  expect(reads()).toBe(seen);
  await servers.onReplica('select pg_wal_replay_resume()');
  await vi.waitFor(async () => {
    await ask({ token, cookie: `auth_key=${token}; position=${byItself}` });
    expect(reads()).toBeGreaterThan(seen);
  }, soon);
});

test('an order that no standby confirms gets 503, and the same key tells later that it was placed once', async () => {
  await fillCart(store, token, [[item, 2]]);
  const lines = toReviewedLines((await store.call(displayCart, {}, { token })).body.itemdetails);
  const { rows: before } = await store.database.$client.query('select count(*) as orders from orders');
  await servers.confirmBy('nobody there');
  const order = () => submitOrder(store, token, lines, { key: 'one order' });
  const first = await order();
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5']);
  expect(first.body.message).toContain('it will not be done twice');
  expect(store.database.state()).toBe('unconfirmed');
  expect(await order()).toMatchObject({ status: 503, body: cannotChange });
  expect(await store.database.notReadyReason()).toBe('no standby confirms what is written');
  expect((await store.call(myOrder, {}, { token })).status).toBe(200);
  await servers.confirmBy('none');
  await vi.waitFor(() => expect(store.database.state()).toBe('writable'), soon);
  const second = await order();
  expect(second).toMatchObject({ status: 200, body: { success: true } });
  expect((await order()).body).toEqual(second.body);
  const { rows: after } = await store.database.$client.query('select count(*) as orders from orders');
  expect(after[0].orders).toBe(before[0].orders + 1);
});

test('while there is no primary pages, carts and searches are read, and changes are refused with a sentence', async () => {
  expect((await change()).status).toBe(200);
  const { body } = await store.call(cartCount, {}, { token });
  await vi.waitFor(() => expect(store.database.replicas.choose({})).toBeDefined(), soon);
  await servers.stopPrimary();
  await vi.waitFor(() => expect(store.database.state()).toBe('away'), soon);
  expect(await store.call(cartCount, {}, { token })).toMatchObject({ status: 200, body });
  expect((await ask()).status).toBe(200);
  expect((await store.call(myOrder, {}, { token })).status).toBe(200);
  const refused = await change();
  expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([503, '5', cannotChange]);
  for (const path of ['/', '/listing?q=6205', '/cart', '/order-history'])
    expect([path, (await pageOf(path)).status]).toEqual([path, 200]);
  expect(await (await pageOf('/quick-order', { text: `${item}, 5` })).text()).toContain(
    'The shop cannot take orders or changes for a moment.',
  );
  expect([(await pageOf('/readyz')).status, (await pageOf('/readyz/reading')).status]).toEqual([503, 200]);
});

test('when a replica has become the primary, changes are taken again', async () => {
  await servers.promote();
  await vi.waitFor(() => expect(store.database.state()).toBe('writable'), soon);
  await vi.waitFor(async () => expect((await change()).status).toBe(200), soon);
  expect([(await pageOf('/readyz')).status, (await pageOf('/readyz/reading')).status]).toEqual([200, 200]);
});
