import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { itemsByIds } from './items-by-id.contract.ts';

const store = setUp(openTestStore);
let ids: number[];
beforeAll(async () => {
  const found = await findItemIds(store, 'nod', ['6308', 'NU2310', '30308']);
  ids = ['6308', 'NU2310', '30308'].map((name) => found[name] ?? 0);
});

const load = async (item_ids: unknown, terms = {}) =>
  (await store.call(itemsByIds, { item_ids: item_ids as number[] }, terms)).body.data_list.description;

test('items are returned in the order requested, without unknown ids', async () => {
  const [ball = 0, , taper = 0] = ids;
  const found = await load([taper, 999_999_999, 'x', String(ball)]);
  expect(found.map((item) => item.itemname)).toEqual(['30308', '6308']);
});

test('a visitor sees facts only, an active customer also prices', async () => {
  expect((await load(ids)).every((item) => item.Dimension_ID > 0 && item.list_price === 0 && item.Stock === 0)).toBe(
    true,
  );
  const token = await store.signIn('active');
  expect((await load(ids, { token })).every((item) => item.list_price > 0)).toBe(true);
});

test('items of other sites are not found, and at most 24 are returned', async () => {
  expect(await load(ids, { site: 'gwd' })).toEqual([]);
  const { rows } = await store.database.$client.query<{ id: number }>(
    "select id from items where site = 'nod' limit 30",
  );
  expect(await load(rows.map(({ id }) => id))).toHaveLength(24);
  expect(await load('nonsense')).toEqual([]);
});
