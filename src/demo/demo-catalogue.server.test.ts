import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { workingDayFrom } from '../lib/dates.ts';
import { sites } from '../sites/resolve-site.ts';
import { demoGoods, loadNamedCatalogue, seedPriceLists } from './demo-catalogue.server.ts';
import { namedItems } from './demo-makers.ts';

const { zwz, nod, gwd } = sites;

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

test.each([zwz, nod, gwd])('$name sells at least 36 goods other than bearings, each once', (site) => {
  const rows = demoGoods(site, day);
  expect(new Set(rows.map((row) => row.superCategory))).toEqual(new Set(['Lubricants', 'Automotive', 'Battery']));
  expect(rows.length).toBeGreaterThanOrEqual(36);
  expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length);
});

test('an item costs rupees and GST in India, dirhams and VAT in the Gulf, with the tariff number of each', () => {
  const grease = (site: typeof nod) => demoGoods(site, day).find(({ code }) => code === 'LU-40001');
  expect(grease(nod)).toMatchObject({
    name: 'Glydon LX2 grease 400 g',
    listMinor: 265_00,
    taxBp: 18_00,
    hsn: '34031900',
  });
  expect(grease(gwd)).toMatchObject({ listMinor: 13_00, taxBp: 5_00, hsn: '340319', stock: { onHand: 860 } });
});

test.each([zwz, nod, gwd])('no goods arrive at $name on a day off', (site) => {
  const dueOn = demoGoods(site, day).flatMap((row) => row.stock?.incoming.map((lot) => lot.dueOn) ?? []);
  expect(dueOn.length).toBeGreaterThan(0);
  expect(dueOn.filter((due) => workingDayFrom(due, site.calendar) !== due)).toEqual([]);
});
