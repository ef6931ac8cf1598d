import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import {
  arrangeCategoriesAtDesk,
  listCategoriesAtDesk,
  mergeCategoriesAtDesk,
  moveItemsAtDesk,
  renameCategoryAtDesk,
} from './categories.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('catalogue');
});

const site = 'nod' as const;
const categories = async () => (await store.call(listCategoriesAtDesk, { site }, { desk })).body.categories;
const find = async (name: string) => (await categories()).find(({ category }) => category === name);

test('categories are listed with their counts, and renamed', async () => {
  const before = await find('Thrust ball');
  expect(before).toMatchObject({ superCategory: 'Bearings', retired: 0 });
  const rename = { site, from: 'Thrust ball', to: 'Axial ball' };
  const { body } = await store.call(renameCategoryAtDesk, rename, { desk });
  expect(body).toMatchObject({ success: true, message: `Renamed in ${before?.items} items.` });
  expect(await find('Axial ball')).toMatchObject({ items: before?.items });
  const again = await store.call(renameCategoryAtDesk, rename, { desk });
  expect(again.body).toMatchObject({ success: false, refusal: 'from' });
});

test('items are moved to another category; one that was moved by somebody else meanwhile is refused', async () => {
  const ids = Object.values(await findItemIds(store, site, ['6308', '30205']));
  const items = ids.map((id) => ({ id, category: 'Special', seen: 'Deep groove ball' }));
  const { body } = await store.call(moveItemsAtDesk, { site, items }, { desk });
  expect(body.done).toHaveLength(1);
  expect(body.refused).toEqual([
    { key: expect.any(String), message: expect.stringContaining('This is Tapered roller now'), refusal: 'category' },
  ]);
  expect(await find('Special')).toMatchObject({ items: 1 });
});

test('categories are put in an order, and one is merged into another', async () => {
  const seen = [...new Set((await categories()).map(({ category }) => category))];
  const arrange = { site, seen, order: seen.toReversed() };
  expect((await store.call(arrangeCategoriesAtDesk, arrange, { desk })).body.message).toBe('The order is saved.');
  expect((await store.call(arrangeCategoriesAtDesk, arrange, { desk })).body).toMatchObject({ refusal: 'changed' });
  expect((await categories())[0]?.category).toBe(seen.at(-1));
  const items = (await find('Needle cage'))?.items ?? 0;
  const merge = { site, from: 'Needle cage', into: 'Needle roller', items };
  const { body } = await store.call(mergeCategoriesAtDesk, merge, { desk });
  expect(body.message).toContain('Needle cage is merged into Needle roller: ');
  expect(await find('Needle cage')).toBeUndefined();
});
