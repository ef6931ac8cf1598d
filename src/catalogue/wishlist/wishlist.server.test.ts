import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { itemAvailability } from '../item-page/item-availability.contract.ts';
import { listWishlist, maxWishlistItems, toggleWishlistItem } from './wishlist.contract.ts';

const store = setUp(openTestStore);
let token: string;
let ids: Record<string, number>;
beforeAll(async () => {
  token = await store.signIn('active');
  ids = await findItemIds(store, 'nod', ['6205-2RS/C3', '6308', 'NU2310']);
});
beforeEach(() => store.database.$client.query('delete from wishlist'));

const idOf = (name: string) => ids[name] ?? 0;
const toggle = async (name: string, wished?: boolean, by = token) =>
  (await store.call(toggleWishlistItem, { item_id: idOf(name), wished }, { token: by })).body;
const savedItems = async (by = token) => (await store.call(listWishlist, {}, { token: by })).body.data_list.description;
const names = async (by = token) => (await savedItems(by)).map((item) => item.itemname);

test('pressing the heart adds the item, pressing it again removes it', async () => {
  expect(await toggle('6308')).toEqual({ success: true, wished: true });
  expect(await names()).toEqual(['6308']);
  expect(await toggle('6308')).toEqual({ success: true, wished: false });
  expect(await names()).toEqual([]);
});

test('adding twice stores the item once, removing twice is allowed', async () => {
  for (const _ of [1, 2]) expect(await toggle('6308', true)).toEqual({ success: true, wished: true });
  expect(await names()).toEqual(['6308']);
  for (const _ of [1, 2]) expect(await toggle('6308', false)).toEqual({ success: true, wished: false });
  expect(await names()).toEqual([]);
});

test('the newest item comes first, with the price and stock the buyer may see', async () => {
  await toggle('6308');
  store.setClock(new Date(store.now().getTime() + 60_000));
  await toggle('6205-2RS/C3');
  const [first, second] = await savedItems();
  expect(first).toMatchObject({ itemname: '6205-2RS/C3', wished: true, added_on: store.now().toISOString() });
  expect(first?.your_price).toBeGreaterThan(0);
  expect(second?.itemname).toBe('6308');
});

test('a wish is shown on the item to its buyer only', async () => {
  await toggle('6308');
  const colleague = await store.signIn('overdue');
  const seenBy = async (terms: { token?: string }) =>
    (await store.call(itemAvailability, { searching_key: '6308' }, terms)).body.data.wished;
  expect([await seenBy({ token }), await seenBy({ token: colleague }), await seenBy({})]).toEqual([true, false, null]);
  expect(await names(colleague)).toEqual([]);
});

test('an unverified account can save items, without prices', async () => {
  const pending = await store.signIn('pending');
  await toggle('6308', true, pending);
  expect((await savedItems(pending))[0]).toMatchObject({ itemname: '6308', list_price: 0, Stock: 0 });
});

test.each([0, -1, '999999999', 'abc'])('item %s cannot be added', async (item_id) => {
  const { body } = await store.call(toggleWishlistItem, { item_id }, { token });
  expect(body).toMatchObject({ success: false, refusal: 'unknown_item' });
});

test("another site's item cannot be added", async () => {
  const foreign = await store.signIn('active', 'zwz');
  const { body } = await store.call(toggleWishlistItem, { item_id: idOf('NU2310') }, { site: 'zwz', token: foreign });
  expect(body).toMatchObject({ success: false, refusal: 'unknown_item' });
});

test('a retired item disappears from the list, and can still be removed', async () => {
  await toggle('NU2310');
  await store.database.$client.query('update items set retired_at = now() where id = $1', [idOf('NU2310')]);
  expect(await names()).toEqual([]);
  expect(await toggle('NU2310')).toEqual({ success: true, wished: false });
  await store.database.$client.query('update items set retired_at = null where id = $1', [idOf('NU2310')]);
});

test('a full wishlist accepts nothing until an item is removed', async () => {
  await store.database.$client.query(
    `insert into wishlist (site, user_id, item_id, added_at)
     select 'nod', u.id, i.id, now() from users u, (
       select id from items where site = 'nod' and retired_at is null and id <> $1 limit $2) i
     where u.email = 'active@nod.example'`,
    [idOf('6308'), maxWishlistItems],
  );
  expect(await toggle('6308')).toMatchObject({ success: false, refusal: 'wishlist_full' });
  const [one] = await savedItems();
  await store.call(toggleWishlistItem, { item_id: one?.itemid ?? 0 }, { token });
  expect(await toggle('6308')).toEqual({ success: true, wished: true });
});
