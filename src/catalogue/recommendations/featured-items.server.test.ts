import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { featuredItems } from './featured-items.contract.ts';

const store = setUp(openTestStore);

const load = async (itemnames: unknown, site: 'zwz' | 'nod' = 'zwz') =>
  (await store.call(featuredItems, { itemnames: itemnames as string[] }, { site })).body;
const namesOf = async (...args: Parameters<typeof load>) =>
  (await load(...args)).data_list.description.map(({ itemname }) => itemname);

test('designations are found in any spelling, in the order requested, without unknown ones', async () => {
  expect(await namesOf(['22220 CA/W33', 'no such bearing', 'nu 2310', '6308'])).toEqual([
    '22220CA/W33',
    'NU2310',
    '6308',
  ]);
  expect(await namesOf('nonsense')).toEqual([]);
});

test('of several makers with one designation the most popular is returned', async () => {
  const { data_list } = await load(['NU2310'], 'nod');
  const { rows } = await store.database.$client.query<{ maker: string }>(
    "select maker from items where site = 'nod' and name = 'NU2310' order by popularity desc limit 1",
  );
  expect(data_list.description.map(({ brandname }) => brandname)).toEqual([rows[0]?.maker]);
});

test('sizes are in mm, and a retired item is not returned', async () => {
  const [item] = (await load(['6308'])).data_list.description;
  expect(item).toMatchObject({ Dimension_ID: 40, Dimension_OD: 90, Dimension_OW: 23 });
  await store.database.$client.query("update items set retired_at = now() where site = 'zwz' and name = '6308'");
  expect(await namesOf(['6308'])).toEqual([]);
});

test('categories are counted again after a minute', async () => {
  const countOf = async () =>
    (await load([])).categories.find(({ category }) => category === 'Thrust ball')?.count ?? 0;
  const before = await countOf();
  expect(before).toBeGreaterThan(1);
  await store.database.$client.query(
    "update items set retired_at = now() where id = (select id from items where site = 'zwz' and category = 'Thrust ball' limit 1)",
  );
  expect(await countOf()).toBe(before);
  store.setClock(new Date(store.now().getTime() + 60_000));
  expect(await countOf()).toBe(before - 1);
});
