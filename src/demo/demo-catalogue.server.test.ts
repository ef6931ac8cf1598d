import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import { loadNamedCatalogue, seedPriceLists } from './demo-catalogue.server.ts';
import { demoGoods } from './demo-catalogue-goods.server.ts';
import { namedItems } from './demo-makers.ts';

const { gwd } = sites;

const store = setUp(openTestStore);

const day = '2026-11-20';
const rowsOf = async (statement: string) => (await store.database.$client.query(statement)).rows;

test('named items, other goods and the standard price list are loaded; again on the same day nothing changes', async () => {
  await loadNamedCatalogue(store.database, gwd, day);
  const items = "select code, xmin::text from items where site = 'gwd' order by code";
  const before = await rowsOf(items);
  expect(before.map(({ code }) => code).sort()).toEqual(
    [...namedItems, ...demoGoods(gwd, day)].map(({ code }) => code).sort(),
  );
  await loadNamedCatalogue(store.database, gwd, day);
  expect(await rowsOf(items)).toEqual(before);
  expect(await rowsOf("select name from price_lists where site = 'gwd' and name = 'Standard'")).toEqual([
    { name: 'Standard' },
  ]);
});

test('the standard price list is made once', async () => {
  expect(await seedPriceLists(store.database, gwd)).toBe(await seedPriceLists(store.database, gwd));
});
