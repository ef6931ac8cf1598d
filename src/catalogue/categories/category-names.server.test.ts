import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { multiSearch } from '../listing/multi-search.contract.ts';
import { arrangeCategories } from './arrange-categories.server.ts';
import { findRenamedCategories } from './category-names.server.ts';
import { listCategories, renameCategory } from './rename-category.server.ts';

const store = setUp(openTestStore);

const rename = (from: string, to: string) =>
  renameCategory(store.database, sites.nod, { from, to, by: 'Meera Iyer', now: store.now() });
const listed = async (category?: string) =>
  (await store.call(multiSearch, { searching_key: '', filters: category ? { category: [category] } : {} })).body;
const categories = async () =>
  (await listed()).facets.find(({ key }) => key === 'category')?.values.map(({ value }) => value) ?? [];

test('the shop lists a category that was renamed under its old name too, and says how it is called', async () => {
  const before = await listed('Thrust ball');
  await rename('Thrust ball', 'Axial ball');
  await rename('Axial ball', 'Thrust bearings');
  const after = await listed('Thrust ball');
  expect(after.total_search_count).toBe(before.total_search_count);
  expect(after.renamed).toEqual([{ former: 'Thrust ball', category: 'Thrust bearings' }]);
  expect((await listed('Thrust bearings')).renamed).toEqual([]);
});

test('a name that is used again leads to itself', async () => {
  await rename('Thrust bearings', 'Thrust ball');
  expect(await findRenamedCategories(store.database, 'nod', ['Thrust ball', 'Axial ball'])).toEqual([
    { former: 'Axial ball', category: 'Thrust ball' },
  ]);
});

test('the shop lists the categories with most items first, or in the order that staff gave them', async () => {
  const shown = await categories();
  const seen = [...new Set((await listCategories(store.database, 'nod')).map(({ category }) => category))];
  const last = shown.at(-1) ?? '';
  const order = [last, ...seen.filter((name) => name !== last)];
  await arrangeCategories(store.database, sites.nod, { seen, order, by: 'Meera Iyer', now: store.now() });
  expect((await categories())[0]).toBe(last);
  expect((await categories()).toSorted()).toEqual(shown.toSorted());
});
