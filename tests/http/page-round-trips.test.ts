import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, everyHandler, loadPages, type Pages } from '../../src/app.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import { findItemIds } from '../actions/cart.ts';
import { openTestStore, type TestStore } from '../store/test-store.ts';

let store: TestStore;
let pages: Pages;
let itemId: number | undefined;
beforeAll(async () => {
  pages = await loadPages((await ensureBuild()).folder);
  store = await openTestStore();
  // What is kept of the catalogue is kept only by who hears of changes.
  store.database.changes.hear('catalogue nod');
  itemId = (await findItemIds(store, 'nod', ['6205-2RS/C3']))['6205-2RS/C3'];
});
afterAll(() => store?.close());

async function roundTripsOf(path: string, token: string): Promise<number> {
  const env = readEnv({});
  const app = createApp(env, store.server, everyHandler(env), pages);
  const before = store.database.roundTrips();
  const response = await app.request(env.siteHosts.nod.address + path, { headers: { cookie: `auth_key=${token}`, host: new URL(env.siteHosts.nod.address).host } });
  await response.text();
  expect([path, response.status]).toEqual([path, 200]);
  return store.database.roundTrips() - before;
}

/** The session takes one of them. */
const budgets: Readonly<Record<string, number>> = { '/': 2, '/listing?q=6205': 2, '/cart': 2 };

test('an item page takes two round trips to the database for a signed-in buyer, also the first time', async () => {
  const token = await store.signIn('active');
  const path = `/nod-product-category?item=${itemId}`;
  expect([await roundTripsOf(path, token), await roundTripsOf(path, token)]).toEqual([2, 2]);
});

test.each(Object.entries(budgets))('%s takes %i round trips for a signed-in buyer', async (path, count) => {
  expect(await roundTripsOf(path, await store.signIn('active'))).toBe(count);
});
