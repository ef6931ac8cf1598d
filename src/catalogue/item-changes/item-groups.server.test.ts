import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listItemGroups } from './item-groups.server.ts';

const store = setUp(openTestStore);

test('makers and categories of a site are those of its items on sale', async () => {
  const { makers, categories } = await listItemGroups(store.database, 'nod');
  expect(makers).toContain('Koyo');
  expect(categories).toContain('Deep groove ball');
  await store.database.$client.query("update items set retired_at = now() where site = 'nod' and maker = 'Koyo'");
  const left = await listItemGroups(store.database, 'nod');
  expect(left.makers).toEqual(makers.filter((maker) => maker !== 'Koyo'));
});
