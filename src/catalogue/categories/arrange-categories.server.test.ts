import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { arrangeCategories } from './arrange-categories.server.ts';
import { listCategories, renameCategory } from './rename-category.server.ts';

const store = setUp(openTestStore);

const names = async () => [...new Set((await listCategories(store.database, 'nod')).map(({ category }) => category))];
const arrange = (seen: readonly string[], order: readonly string[], by = 'Meera Iyer') =>
  arrangeCategories(store.database, sites.nod, { seen, order, by, now: store.now() });

test('staff put the categories in an order, and a renamed one keeps its place', async () => {
  const before = await names();
  const order = before.toReversed();
  expect(await arrange(before, order)).toBeUndefined();
  expect(await names()).toEqual(order);
  const from = order[2] ?? '';
  await renameCategory(store.database, sites.nod, { from, to: 'Renamed', by: 'Meera Iyer', now: store.now() });
  expect(await names()).toEqual(order.with(2, 'Renamed'));
  expect(await arrange(await names(), await names())).toMatchObject({ message: 'This is their order already.' });
});

test('the second of two who arrange them is told who was first; a name more or less is refused', async () => {
  const seen = await names();
  await arrange(seen, seen.toReversed(), 'Arjun Shah');
  expect(await arrange(seen, seen)).toMatchObject({
    message: expect.stringMatching(/have changed meanwhile; Arjun Shah arranged them, .*\. Please check again\.$/),
  });
  const now = await names();
  for (const order of [now.slice(1), [...now, 'More'], now.with(0, 'Other')])
    expect(await arrange(now, order)).toMatchObject({ refusal: 'changed' });
});
