import { beforeAll, expect, test } from 'vitest';
import { fillCart, findItemIds } from '../actions/cart.ts';
import { openPageStore } from '../store/page-store.ts';
import { setUp } from '../store/set-up.ts';

const store = setUp(openPageStore);
let path: string;
beforeAll(async () => {
  const ids = await findItemIds(store, 'nod', ['6205-2RS/C3', '6308']);
  path = itemPath(ids['6205-2RS/C3']);
  // The code of a page is loaded when it is first asked for.
  for (const other of [itemPath(ids['6308']), '/', '/listing?q=6308', '/cart'])
    await store.openPage(other, await store.signIn('active'));
  await fillCart(store, await store.signIn('active'), [['6205-2RS/C3', 1]]);
});

const itemPath = (id: number | undefined) => `/nod-product-category?item=${id}`;

async function roundTripsOf(path: string, token: string): Promise<number> {
  const before = store.database.roundTrips();
  await store.openPage(path, token);
  return store.database.roundTrips() - before;
}

test('an item page takes the session and one more round trip to the database, where its facts are known', async () => {
  const token = await store.signIn('active');
  await store.openPage(path, token);
  expect(await roundTripsOf(path, token)).toBe(2);
});

test.each([
  ['the home page', '/', 'active', 2],
  // The items of a page are read when it is known which they are.
  ['a listing', '/listing?q=6205', 'active', 3],
  ['a cart with items', '/cart', 'active', 2],
] as const)('%s takes no more than it needs: %s as %s, %i', async (_page, path, role, most) => {
  expect(await roundTripsOf(path, await store.signIn(role))).toBe(most);
});
