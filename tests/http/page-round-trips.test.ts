import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, findItemIds } from '../actions/cart.ts';
import { openPageStore, type PageStore } from '../store/page-store.ts';

let store: PageStore;
let itemId: number | undefined;
beforeAll(async () => {
  store = await openPageStore();
  itemId = (await findItemIds(store, 'nod', ['6205-2RS/C3']))['6205-2RS/C3'];
  await fillCart(store, await store.signIn('active'), [['6205-2RS/C3', 1]]);
});
afterAll(() => store?.close());

async function roundTripsOf(path: string, token: string): Promise<number> {
  const before = store.database.roundTrips();
  await store.openPage(path, token);
  return store.database.roundTrips() - before;
}

test('an item page takes two round trips to the database for a signed-in buyer, also the first time', async () => {
  const token = await store.signIn('active');
  const path = `/nod-product-category?item=${itemId}`;
  expect([await roundTripsOf(path, token), await roundTripsOf(path, token)]).toEqual([2, 2]);
});

test.each([
  ['the home page', '/', 'active', 2],
  // The items of a page are read when it is known which they are.
  ['a listing', '/listing?q=6205', 'active', 3],
  ['a cart with items', '/cart', 'active', 2],
] as const)('%s takes no more than it needs: %s as %s, %i', async (_page, path, role, most) => {
  expect(await roundTripsOf(path, await store.signIn(role))).toBe(most);
});
