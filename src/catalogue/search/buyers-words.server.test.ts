import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { search } from './search.contract.ts';

const store = setUp(openTestStore);

const runSearch = async (searching_key: string) => (await store.call(search, { searching_key }, { site: 'nod' })).body;
const namesFor = async (text: string) => (await runSearch(text)).data.map(({ Item_Name }) => Item_Name);

test.each([
  'motor bearing',
  'washing machine bearings',
  'timken',
  'NTN',
  'high temperature bearing',
  'tractor bearing',
])('for %s, which no item is called, bearings are listed as similar items', async (text) => {
  const found = await runSearch(text);
  expect(found.data[0]).toMatchObject({ Item_Name: '6205', cat_type: 'Bearings' });
  expect(found.instead).toBe(`No item matches ${text}. Similar items are listed.`);
});

test('of a bearing whose kind is said bearings of this kind are listed', async () => {
  const found = await runSearch('conveyor roller bearing');
  expect(found.data[0]?.cat_name).toMatch(/roller/i);
  expect(found.instead).toMatch(/Similar items are listed/);
});

test('brg is the category of bearings', async () => {
  const found = await runSearch('brg');
  expect([found.data[0]?.cat_type, found.instead]).toEqual(['Bearings', '']);
});

test.each(['BAH0092 bearing', 'washing machine'])('nothing is like %s', async (text) => {
  expect(await namesFor(text)).toEqual([]);
});

test.each(['62 series sealed', 'sealed 62 series', '6200 series sealed', 'deep groove 62 series sealed'])(
  '%s is a sub category',
  async (text) => {
    const found = await runSearch(text);
    expect(new Set(found.data.map(({ sub_cat }) => sub_cat))).toEqual(new Set(['62 series, sealed']));
    expect(found.instead).toBe('');
  },
);

test.each([
  ['62 series zz', /^62.*(2Z|ZZ)/],
  ['6200 series ZZ C3', /^62.*(2Z|ZZ).?C3/],
  ['62 series c3', /^62.*C3/],
  ['series 62 2rs', /^62.*2RS/],
  ['222 series k', /^222\d\d.*K/],
])('of a series only items with the suffixes beside it are listed: %s', async (text, isWanted) => {
  const found = await runSearch(text);
  expect(found.data.length).toBeGreaterThan(0);
  expect(found.data.filter(({ Item_Name }) => !isWanted.test(Item_Name))).toEqual([]);
  expect(found.instead).toBe('');
});

test.each(['222 series', 'series 222', '222 type'])('%s is no old number', async (text) => {
  expect((await namesFor(text)).every((name) => name.startsWith('222'))).toBe(true);
});

test.each([
  ['25x52x15 C3', /C3$/],
  ['25x52x15 2RS C3', /2RS.?C3$/],
  ['25x52x15 sealed c3', /2RS.?C3$/],
  ['25x52x15 CN', /^6205(?!.*C3)/],
])('of the items that %s measures those with its clearance come first', async (text, first) => {
  const found = await runSearch(text);
  expect(found.data[0]?.Item_Name).toMatch(first);
  expect(found.total_search_count).toBe((await runSearch('25x52x15')).total_search_count);
});

test('kind and bore may be divided by commas', async () => {
  expect(await namesFor('Bearing, taper roller, bore 40 mm')).toEqual(
    await namesFor('taper roller bearing bore 40 mm'),
  );
});

test.each(['car battery 35ah', '35 Ah car battery', 'truck battery 100 ah'])(
  'words of a sub category stand beside words of a name: %s',
  async (text) => {
    const found = await runSearch(text);
    const [, capacity = ''] = /(\d+) ?ah/i.exec(text) ?? [];
    expect(found.data[0]?.Item_Name).toContain(`${capacity} Ah`);
    expect(found).toMatchObject({ total_search_count: 1, instead: '' });
  },
);

test.each([
  'pillow block',
  'pillow blocks',
  'plummer block bearing',
  'bearing block',
  'pedestal bearing',
  'housed unit',
])('for %s inserts are listed', async (text) => {
  const found = await runSearch(text);
  expect(new Set(found.data.map(({ cat_name }) => cat_name))).toEqual(new Set(['Insert']));
  expect(found.instead).toBe('');
});

test.each([
  ['25 mm bearing', 'bearing bore 25 mm'],
  ['bearing 25mm', 'bearing bore 25 mm'],
  ['3/4 inch bearing', 'bearing bore 3/4 inch'],
  ['3/4" bearing', 'bearing bore 3/4 inch'],
  ['bearing 3/4" bore', 'bearing bore 3/4 inch'],
])('the size of a %s is its bore', async (text, same) => {
  const names = await namesFor(text);
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual(await namesFor(same));
});

test.each([
  ['19,05x45,237x15,494', '19.05x45.237x15.494'],
  ['19,05 x 45,237 x 15,494 mm', '19.05x45.237x15.494'],
])('%s is a size with decimal commas', async (text, same) => {
  const names = await namesFor(text);
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual(await namesFor(same));
});

test('without decimals commas divide sizes', async () => {
  expect((await runSearch('25x52x15,30x62x16')).total_search_count).toBe(
    (await runSearch('25x52x15, 30x62x16')).total_search_count,
  );
});

test('a size beside its number is not searched for itself', async () => {
  expect(await namesFor('BEARING,BALL,6205-2RS1,SKF,25X52X15')).toEqual(await namesFor('SKF 6205-2RS1'));
});
