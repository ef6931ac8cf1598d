import { expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { recommendedItems } from './recommended-items.contract.ts';

const store = setUp(openTestStore);

const load = async (name: string, token?: string) => {
  const { [name]: id = 0 } = await findItemIds(store, 'nod', [name]);
  return (await store.call(recommendedItems, { item_id: id }, token ? { token } : {})).body;
};

test('interchangeable bearings are recommended first, then grease, but none of only the same size', async () => {
  const { data_list } = await load('6205-2RS/C3');
  const [first, second, ...others] = data_list.description;
  expect([first, second].map((item) => `${item?.brandname} ${item?.itemname}`)).toEqual([
    'Koyo 6205 2RS C3',
    'DPI 6205-2RS C3',
  ]);
  expect(others.map((item) => item.cattype)).toEqual(['Lubricants', 'Lubricants']);
});

test('prices are for active customers', async () => {
  expect((await load('6205-2RS/C3')).data_list.description.every((item) => item.list_price === 0)).toBe(true);
  const seen = await load('6205-2RS/C3', await store.signIn('active'));
  expect(seen.data_list.description[0]?.list_price).toBe(545);
});

test('an unknown item has no recommendations', async () => {
  expect(await load('no such item')).toMatchObject({ success: false, refusal: 'unknown_item' });
});
