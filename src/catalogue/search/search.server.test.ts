import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { SiteCode } from '../../sites/site.ts';
import { search } from './search.contract.ts';

const store = setUp(openTestStore);

const runSearch = async (searching_key: string, token?: string, site: SiteCode = 'nod') =>
  (await store.call(search, { searching_key }, { site, ...(token && { token }) })).body;
const namesFor = async (text: string, site: SiteCode = 'nod') =>
  (await runSearch(text, undefined, site)).data.map((item) => `${item.brandname} ${item.Item_Name}`);

test("the exact designation comes first, then other makers', then longer ones, by popularity", async () => {
  const found = await runSearch('6205-2RS');
  expect(found.data.map((item) => `${item.brandname} ${item.Item_Name}`)).toEqual([
    'ZWZ 6205-2RS',
    'Koyo 6205 2RS',
    'DPI 6205-2RS',
    'ZWZ 6205-2RS/C3',
    'Koyo 6205 2RS C3',
    'DPI 6205-2RS C3',
  ]);
  expect(found.total_search_count).toBe(6);
});

test.each(['6205-2RS', '6205 2rs', '62052RS', ' 6205.2rs ', '6205‑2RS'])('%s gives the same result', async (text) => {
  expect((await namesFor(text))[0]).toBe('ZWZ 6205-2RS');
});

test('a stock code finds its item', async () => {
  expect((await namesFor('zw-10623'))[0]).toBe('ZWZ 6205-2RS/C3');
});

test('the number of a bar code finds its item, also with the zero of a carton code before it', async () => {
  const { rows } = await store.database.$client.query<{ gtin: string }>(
    "select gtin from items where site = 'nod' and code = 'ZW-10623'",
  );
  const gtin = rows[0]?.gtin ?? '';
  expect(gtin).toMatch(/^20\d{11}$/);
  expect(await namesFor(gtin)).toEqual(['ZWZ 6205-2RS/C3']);
  expect(await namesFor(`0${gtin}`)).toEqual(['ZWZ 6205-2RS/C3']);
});

test("a maker's own number finds interchangeable items", async () => {
  expect((await namesFor('TAF202820'))[0]).toBe('IKO TAF202820');
  expect((await namesFor('NK20/20'))[0]).toBe('IKO TAF202820');
});

test('at most eight items are suggested, and all are counted', async () => {
  const found = await runSearch('6205');
  expect(found.data).toHaveLength(8);
  expect(found.total_search_count).toBe(19);
  expect(found.data.slice(0, 3).map((item) => item.brandname)).toEqual(['ZWZ', 'Koyo', 'DPI']);
});

test('a size of two or three dimensions finds every matching bearing', async () => {
  const three = await runSearch('25x52x15');
  expect(three.data.map((item) => item.Item_Name)).toEqual(
    expect.arrayContaining(['6205', '6205-2RS', '6205-2RS/C3', '6205-2Z']),
  );
  expect(three.data.every((item) => item.Dimension_OW === 15)).toBe(true);
  const two = await runSearch('25 52');
  expect(two.total_search_count).toBeGreaterThan(three.total_search_count);
});

test.each([
  ['bearing 25x52x15 sealed', '25x52x15', '6205-2RS'],
  ['25x52x15 2RS', '25x52x15', '6205-2RS'],
  ['25 x 52 ZZ', '25x52', '6205-2Z'],
])('of the items that %s measures those with its seal come first', async (text, size, first) => {
  const found = await runSearch(text);
  expect(found.data[0]?.Item_Name).toBe(first);
  expect(found.total_search_count).toBe((await runSearch(size)).total_search_count);
});

test('bearings of all kinds are found for a shaft', async () => {
  const found = await runSearch('bearing for shaft 25 mm');
  expect(found.data[0]?.Item_Name).toBe('6205');
  expect(found.data.every((item) => item.Dimension_ID === 25)).toBe(true);
  expect(found.total_search_count).toBeGreaterThan((await runSearch('25x52')).total_search_count);
  expect(found.instead).toBe('');
});

test.each(['taper roller 40 mm', '40 mm bore taper roller bearing'])(
  '%s finds bearings of this kind and bore alone',
  async (text) => {
    const found = await runSearch(text);
    expect(found.data[0]?.Item_Name).toBe('30308');
    expect(found.data.every((item) => item.Dimension_ID === 40 && /^3|LM|HM|JL/.test(item.Item_Name))).toBe(true);
    expect(found.total_search_count).toBeLessThan((await runSearch('bearing for shaft 40 mm')).total_search_count);
  },
);

test('of the items of a size those of the kind beside it come first', async () => {
  const found = await runSearch('angular contact 25x52x15');
  expect(found.data[0]?.Item_Name).toMatch(/^7205/);
  expect(found.total_search_count).toBe((await runSearch('25x52x15')).total_search_count);
});

test('with several numbers the last one counts', async () => {
  expect((await namesFor('6205, NU2310'))[0]).toBe('ZWZ NU2310');
});

test.each(['', '%', '_', '6205%', '\\', '*'])('the wildcard in "%s" is a plain character', async (text) => {
  const found = await runSearch(text);
  if (text === '6205%') expect(found.total_search_count).toBe(19);
  else expect(found).toMatchObject({ total_search_count: 0, data: [], description: [] });
});

test.each([
  ['any spelling of a maker', '6205 DDU C3', 'ZWZ 6205-2RS/C3'],
  ['the old number', '180205', 'ZWZ 6205-2RS'],
  ['the old number of a spherical roller', '3520', 'ZWZ 22220CA/W33'],
  ['a short inch number', 'LM11949/10', 'ZWZ LM11949/LM11910'],
  ["another maker's number with its maker", 'SKF 6205-2RS1/C3', 'ZWZ 6205-2RS/C3'],
  ['a number and its maker, that maker first', 'Koyo 6205', 'Koyo 6205'],
  ['the maker after the number', '6205 dpi', 'DPI 6205'],
  ['a maker alone', 'iko', 'IKO TLA2020Z'],
  ['a category', 'spherical roller bearings', 'ZWZ 22220CA/W33'],
  ['words in the middle of a category', 'taper roller bearing', 'ZWZ 30308'],
  ['words of a category in another order', 'ball thrust bearing', 'ZWZ 51105'],
  ['the short name of the trade', 'SRB', 'ZWZ 22220CA/W33'],
  ['a category and its maker, that maker first', 'koyo roller bearing', 'Koyo 30308JR'],
  ['a maker and no more than bearing', 'dpi bearing', 'DPI 6205'],
  ['a sub category', 'hydraulic oil', 'Glydon Glydon Hydra 46 oil 20 L'],
  ['words of a sub category and its category', 'truck battery', 'Kelvar Kelvar T100 battery 12 V 100 Ah'],
  ['a sub category in another order', 'grease for high temperature', 'Glydon Glydon HT2 grease 1 kg'],
  ['a sub category, its maker first', 'koyo sealed bearing', 'Koyo 6205 2RS'],
  ['a product type', 'lubricants', 'Glydon Glydon LX2 grease 400 g'],
  ['a mistyped product type', 'batery', 'Kelvar Kelvar V35 battery 12 V 35 Ah'],
  ['a word inside a name', 'grease', 'Glydon Glydon LX2 grease 400 g'],
  ['two swapped figures', '6025', 'ZWZ 6205'],
  ['a letter for a figure', '62O5-2RS', 'ZWZ 6205-2RS'],
  ['a missing figure', '2220CA/W33', 'ZWZ 22220CA/W33'],
  ['its basic number where a suffix is not known', '22220XCW', 'ZWZ 22220CA/W33'],
  ['words of a name in another order', 'oil 46', 'Glydon Glydon Hydra 46 oil 20 L'],
  ['letters that numbers begin with', 'nu bearing', 'ZWZ NU2310'],
  ['a similar name', 'glydon hidro 46 oil', 'Glydon Glydon Hydra 46 oil 20 L'],
])('finds by %s: %s', async (_how, text, first) => {
  expect((await namesFor(text))[0]).toBe(first);
});

test.each([
  ['engine oil', 'Glydon Hydra 46 oil 20 L'],
  ['moly grease', 'Glydon LX2 grease 400 g'],
])('of %s, which is not sold, similar items are listed: %s', async (text, first) => {
  const found = await runSearch(text);
  expect(found.data[0]?.Item_Name).toBe(first);
  expect(found.instead).toBe(`No item matches ${text}. Similar items are listed.`);
});

test.each(['olive branch', 'wheel of fortune', 'cv joint'])('nothing is like %s', async (text) => {
  expect(await runSearch(text)).toMatchObject({ total_search_count: 0, data: [] });
});

test('of a maker whose items are not sold here, what others make is listed', async () => {
  const { data, instead } = await runSearch('SKF roller bearing');
  expect(data[0]?.cat_name).toMatch(/roller/);
  expect(instead).toBe('No item matches SKF roller bearing. Similar items are listed.');
  expect((await runSearch('SKF bearing')).data[0]?.cat_type).toBe('Bearings');
});

test('of items whose name has the words nobody says that none matches', async () => {
  expect(await runSearch('oil 46')).toMatchObject({ total_search_count: 1, instead: '' });
});

test("a number with two meanings lists today's before the old one", async () => {
  const names = (await runSearch('32205')).data.map((item) => item.Item_Name);
  expect(names).toEqual(['32205', 'NU205']);
});

test('a number that was read to its end is no typing error of another one', async () => {
  const versions = await runSearch('6205-2RS/C5');
  expect(versions.instead).toMatch(/^No item matches 6205-2RS\/C5\. The same number with other suffixes is listed/);
  expect(versions.data.every((item) => item.Dimension_ID === 25 && item.universal_no.startsWith('6205'))).toBe(true);

  const sameSize = await runSearch('C2205');
  expect(sameSize.instead).toMatch(
    /^No item matches C2205\. It may be C2205 or N205\/P4; .* Items of the same size are listed/,
  );
  expect(sameSize.data.map((item) => item.Item_Name)).toEqual(['22205CC/W33', '2205']);

  for (const text of ['52208', 'NN3012K', '1305']) expect(await namesFor(text)).toEqual([]);
});

test('of several numbers the last is named as the one that no item matches', async () => {
  const found = await runSearch('6205, C2205');
  expect(found.instead).toMatch(/^No item matches C2205\. .* Items of the same size are listed/);
});

test('no bearing is offered for a one-way clutch of its size', async () => {
  expect(await namesFor('CSK25')).toEqual([]);
  expect((await runSearch('CSK25')).instead).toBe('');
});

test('a one-way clutch is not offered for a bearing of its size', async () => {
  const { $client } = store.database;
  await $client.query(
    `insert into items (site, code, name, maker, super_category, category, tax_bp, currency, name_key, code_key, updated_at,
        bearing_type, bore_mm, outside_mm, width_mm)
      values ('nod', 'SZ-CSK', 'One-way 25', 'Acme', 'Bearings', 'Clutch', 1800, 'INR', 'ONEWAY25', 'SZCSK', now(),
        'one-way clutch', 25, 52, 18)`,
  );
  const found = await runSearch('C2205');
  await $client.query("delete from items where code = 'SZ-CSK'");
  expect(found.instead).toMatch(/Items of the same size are listed/);
  expect(found.data.map((item) => item.Item_Name)).toEqual(['22205CC/W33', '2205']);
});

test('of a number with a suffix that is not known, the items with the suffixes that are come first', async () => {
  expect((await namesFor('6205 2rs qwerty9')).slice(0, 3)).toEqual(['ZWZ 6205-2RS', 'Koyo 6205 2RS', 'DPI 6205-2RS']);
});

test.each([
  ['6205 xyz c3', '6205 [xyz] c3'],
  ['6306, motor 6205', '[motor] 6205'],
  ['6205-2RS QX', '6205-2RS [QX]'],
  ['6205-2RS1', ''],
])('of %s is shown what was not understood: %s', async (text, expected) => {
  const { parts } = await runSearch(text);
  expect(parts.map(({ text, understood }) => (understood ? text : `[${text}]`)).join('')).toBe(expected);
});

test('where an item has the number nothing is offered instead', async () => {
  expect((await runSearch('6205')).instead).toBe('');
  expect((await runSearch('6O205')).instead).toBe('No item matches 6O205. Similar items are listed.');
});

test.each(['grease', 'Koyo'])(
  'the name of a category or a maker, such as %s, suggests its items as what was asked for',
  async (text) => {
    const found = await runSearch(text);
    expect(found.data.length).toBeGreaterThan(0);
    expect(found.instead).toBe('');
  },
);

test.each(['6205 not ZWZ', '6205 except ZWZ'])('for %s the items of other makers come first', async (text) => {
  const found = await namesFor(text);
  expect(found.slice(0, 2)).toEqual(['Koyo 6205', 'DPI 6205']);
});

test('a text similar to nothing finds nothing', async () => {
  expect(await runSearch('zq')).toMatchObject({ total_search_count: 0, data: [] });
});

test('the details are of the first suggestion and its interchangeable items', async () => {
  const { description } = await runSearch('6205-2RS/C3');
  expect(description.map((item) => `${item.brandname} ${item.itemname}`)).toEqual([
    'ZWZ 6205-2RS/C3',
    'Koyo 6205 2RS C3',
    'DPI 6205-2RS C3',
  ]);
});

test('only active customers get prices and stock in the details', async () => {
  const anonymous = await runSearch('6205-2RS/C3');
  expect(anonymous.description[0]).toMatchObject({ list_price: 0, your_price: 0, Stock: 0, Availability: '' });
  const active = await runSearch('6205-2RS/C3', await store.signIn('active'));
  expect(active.description[0]).toMatchObject({
    list_price: 412,
    your_price: 238.96,
    discount_percentage: 42,
    Stock: 1240,
    Availability: 'Stock',
    lots: [{ kind: 'arriving', quantity: 600 }],
  });
});

test.each([
  ['B 68', 'B 68 is a V-belt; it is not sold here.'],
  ['1610-28', '1610-28 is a taper bush; it is not sold here.'],
  ['oil seal 25x47x7', 'oil seal 25x47x7 is an oil seal; it is not sold here.'],
])('%s is named as what it is, without bearings', async (text, instead) => {
  expect(await runSearch(text)).toMatchObject({ total_search_count: 0, data: [], instead });
});

test('a number wins over sizes that are stated beside it', async () => {
  const { data, instead } = await runSearch('BALL BEARING 30MM BORE 72MM OD 6205');
  expect(data[0]?.Item_Name).toMatch(/^6205/);
  expect(instead).toBe(
    'The number 6205 is taken; the sizes in the text contradict it, so please check which you need.',
  );
});

test('a site suggests only its own items', async () => {
  expect(await namesFor('6205', 'zwz')).not.toContain('Koyo 6205');
  expect(await namesFor('6205', 'zwz')).toContain('ZWZ 6205');
});

test('a retired item is not suggested', async () => {
  await store.database.$client.query("update items set retired_at = now() where site = 'gwd' and name = '30308JR'");
  expect(await namesFor('30308', 'gwd')).not.toContain('Koyo 30308JR');
});

test('visitors who type the same at once cost one search', async () => {
  const before = store.database.roundTrips();
  const found = await Promise.all(Array.from({ length: 100 }, () => runSearch('6309')));
  const roundTrips = store.database.roundTrips() - before;
  expect(roundTrips).toBeGreaterThan(0);
  expect(roundTrips).toBeLessThan(20);
  expect(new Set(found.map((reply) => JSON.stringify(reply))).size).toBe(1);
});

test('a visitor soon finds an item that was renamed after the same search', async () => {
  expect(await namesFor('QX-78')).toEqual([]);
  await store.database.$client.query(
    "update items set name = 'Renamed QX-78', code_key = 'QX78' where site = 'nod' and name = 'TLA2016Z'",
  );
  await expect.poll(() => namesFor('QX-78')).toEqual(['IKO Renamed QX-78']);
});
