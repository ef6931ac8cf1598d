import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../tests/store.ts';
import type { RequestInput } from '../lib/contract.ts';
import { multiSearch } from './multi-search.contract.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  token = await store.signIn('active');
});
afterAll(() => store.close());

type Asked = RequestInput<typeof multiSearch>;
const list = async (request: Asked, signedIn = true) =>
  (await store.call(multiSearch, request, signedIn ? { token } : {})).body;
const named = (body: Awaited<ReturnType<typeof list>>) =>
  body.data_list.description.map((item) => `${item.brandname} ${item.itemname}`);
const facet = (body: Awaited<ReturnType<typeof list>>, key: string) =>
  Object.fromEntries(body.facets.find((one) => one.key === key)?.values.map((v) => [v.value, v.count]) ?? []);

test('several numbers are found at once, the exact ones first, in the order they were typed', async () => {
  const found = await list({ searching_key: 'NU2310; 30308\n6205-2RS/C3, nonsense9999' });
  expect(named(found).slice(0, 9)).toEqual([
    'ZWZ NU2310',
    'WZWN NU2310',
    'ZWZ 30308',
    'DPI 30308',
    'ZWZ 6205-2RS/C3',
    'Koyo 6205 2RS C3',
    'DPI 6205-2RS C3',
    'ZWZ NU2310E',
    'ZWZ NU2310M',
  ]);
  expect(found.total_search_count).toBe(14);
});

test('the numbers of a facet are those under the other filters', async () => {
  const all = await list({ searching_key: '6205' });
  expect(facet(all, 'brand')).toEqual({ ZWZ: 8, Koyo: 7, DPI: 4 });
  expect(facet(all, 'clearance')).toEqual({ CN: 9, C3: 10 });
  const narrowed = await list({ searching_key: '6205', filters: { clearance: ['C3'], brand: ['Koyo', 'DPI'] } });
  expect(narrowed.total_search_count).toBe(6);
  expect(facet(narrowed, 'brand')).toEqual({ ZWZ: 4, Koyo: 4, DPI: 2 });
  expect(facet(narrowed, 'clearance')).toEqual({ CN: 5, C3: 6 });
  expect(narrowed.facets.map((one) => one.label)).toEqual(['Brand', 'Product type', 'Category', 'Seals', 'Clearance']);
});

test('sizes are filtered from and to, both included', async () => {
  const found = await list({
    searching_key: '',
    filters: { bore_min: 40, bore_max: 40, outside_max: 90 },
    sort: 'name',
  });
  expect(named(found)).toEqual(
    expect.arrayContaining(['ZWZ 22308CA/W33', 'ZWZ 30308', 'ZWZ 32208', 'ZWZ 6308', 'WZWN N208']),
  );
  expect(found.data_list.description.every((item) => item.Dimension_ID === 40)).toBe(true);
});

test('filters that nobody knows are ignored', async () => {
  const filters = { colour: ['red'], brand: [] } as Asked['filters'];
  expect((await list({ searching_key: '6205', filters })).total_search_count).toBe(19);
});

test('an empty search lists the whole catalogue by pages of 24', async () => {
  const first = await list({ searching_key: '' });
  expect(first.data_list.description).toHaveLength(24);
  expect(first.data_list.description[0]?.itemname).toBe('6205');
  const second = await list({ searching_key: '', page: 2 });
  expect(named(second).filter((name) => named(first).includes(name))).toEqual([]);
  expect((await list({ searching_key: '', page: 99 })).data_list.description).toEqual([]);
  expect(facet(first, 'cat_type')).toMatchObject({ Lubricants: 17, Automotive: 15, Battery: 12 });
});

test('a page that is none is the first', async () => {
  expect((await list({ searching_key: '6205', page: 'x' })).page).toBe(1);
});

test('sorts by bore, by name and by list price, items on request last', async () => {
  const bores = (await list({ searching_key: '', sort: 'bore' })).data_list.description.map((i) => i.Dimension_ID);
  expect(bores).toEqual(bores.toSorted((a, b) => a - b));
  const prices = (await list({ searching_key: 'battery', sort: 'price' })).data_list.description.map((i) => i.price);
  expect(prices.at(-1)).toBe(0);
  expect(prices.slice(0, -1)).toEqual(prices.slice(0, -1).toSorted((a, b) => a - b));
  const down = (await list({ searching_key: '6205', sort: 'price_down' })).data_list.description.map((i) => i.price);
  expect(down).toEqual(down.toSorted((a, b) => b - a));
});

test('who may not see prices cannot learn their order either', async () => {
  const sorted = await list({ searching_key: '6205', sort: 'price_down' }, false);
  expect(named(sorted)).toEqual(named(await list({ searching_key: '6205' }, false)));
  expect(sorted.data_list.description.every((item) => item.price === 0 && item.Stock === 0)).toBe(true);
});

test('what answers nothing lists what resembles it; what cannot be looked up lists nothing', async () => {
  expect(named(await list({ searching_key: '22220CXW33' }))).toContain('ZWZ 22220CA/W33');
  expect(await list({ searching_key: '%' })).toMatchObject({ total_search_count: 0, facets: [] });
});
