import { beforeAll, expect, test, vi } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { unmatchedText } from '../search/unmatched-text.rule.ts';
import { multiSearch } from './multi-search.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

type Request = RequestInput<typeof multiSearch>;
const list = async (request: Request, signedIn = true) =>
  (await store.call(multiSearch, request, signedIn ? { token } : {})).body;
const named = (body: Awaited<ReturnType<typeof list>>) =>
  body.data_list.description.map((item) => `${item.brandname} ${item.itemname}`);
const facet = (body: Awaited<ReturnType<typeof list>>, key: string) =>
  Object.fromEntries(body.facets.find((one) => one.key === key)?.values.map((v) => [v.value, v.count]) ?? []);

test('several numbers are found together, exact matches first, in the order typed', async () => {
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

test('the counts of a facet apply all other filters', async () => {
  const all = await list({ searching_key: '6205' });
  expect(facet(all, 'brand')).toEqual({ ZWZ: 8, Koyo: 7, DPI: 4 });
  expect(facet(all, 'clearance')).toEqual({ CN: 9, C3: 10 });
  const narrowed = await list({ searching_key: '6205', filters: { clearance: ['C3'], brand: ['Koyo', 'DPI'] } });
  expect(narrowed.total_search_count).toBe(6);
  expect(facet(narrowed, 'brand')).toEqual({ ZWZ: 4, Koyo: 4, DPI: 2 });
  expect(facet(narrowed, 'clearance')).toEqual({ CN: 5, C3: 6 });
  const labels = narrowed.facets.map((one) => one.label);
  expect(labels).toEqual(['Brand', 'Product type', 'Category', 'Type', 'Seals', 'Clearance', 'Availability']);
});

test('size filters include both limits', async () => {
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

test('the size ranges are those of the filtered items', async () => {
  const all = await list({ searching_key: '6205, 6308' });
  expect(all.ranges[0]).toEqual({ key: 'bore', min: 25, max: 40 });
  const filters = { bore_min: 30 };
  expect((await list({ searching_key: '6205, 6308', filters })).ranges).toEqual([
    { key: 'bore', min: 40, max: 40 },
    { key: 'outside', min: 90, max: 90 },
    { key: 'width', min: 23, max: 23 },
  ]);
  expect((await list({ searching_key: 'battery' })).ranges).toEqual([]);
});

async function countAvailability(request: Request): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let page = 1; ; page++) {
    const rows = (await list({ ...request, page })).data_list.description;
    if (rows.length === 0) return counts;
    for (const { Availability: word } of rows) if (word) counts[word] = (counts[word] ?? 0) + 1;
  }
}

test.each(['', '6205, 22220, NN3024, TLA'])('availability counts match the rows: "%s"', async (searching_key) => {
  const { rows } = await store.database.$client.query<{ id: number }>(
    "select customer_id as id from users where email = 'active@nod.example'",
  );
  await store.database.$client.query(
    `insert into stock_holds (site, branch_id, item_id, customer_id, quantity, reason, held_for, ends_at, created_at)
       select i.site, b.id, i.id, case when i.name = '6205' then $2 else 0 end, s.on_hand, 'payment', 1, $1::timestamptz + interval '5 minutes', $1
       from items i join branches b on b.site = i.site and b.position = 1 join stock s on s.item_id = i.id and s.on_hand > 0
       where i.site = 'nod' and i.maker = 'ZWZ' and i.name in ('6205', '6205-2RS')`,
    [store.now(), rows[0]?.id],
  );
  const counts = await countAvailability({ searching_key });
  expect(facet(await list({ searching_key }), 'availability')).toEqual(counts);
  expect((await list({ searching_key })).availability_left_out).toBe(false);
  expect(Object.keys(counts).length).toBeGreaterThan(2);
  const filters = { availability: ['Arriving Shortly', 'PRODUCTION'] };
  const narrowed = await list({ searching_key, filters });
  expect(narrowed.total_search_count).toBe((counts['Arriving Shortly'] ?? 0) + (counts.PRODUCTION ?? 0));
  expect(facet(narrowed, 'availability')).toEqual(counts);
  await store.database.$client.query('delete from stock_holds');
});

test('visitors get no availability counts and cannot filter by availability', async () => {
  const seen = await list({ searching_key: '6205', filters: { availability: ['PRODUCTION'] } }, false);
  expect(seen.total_search_count).toBe(19);
  expect(seen.facets.map((one) => one.key)).not.toContain('availability');
});

test('a size without items lists the closest sizes, nearest first, and reports it', async () => {
  const found = await list({ searching_key: '25.1x52x15' });
  expect(found.instead).toEqual([{ typed: '25.1x52x15', listed: 'closest sizes' }]);
  const sizes = found.data_list.description.map((i) => `${i.Dimension_ID}x${i.Dimension_OD}x${i.Dimension_OW}`);
  expect(sizes[0]).toBe('25x52x15');
  expect(new Set(sizes).size).toBeGreaterThan(1);
  expect((await list({ searching_key: '2x3x1' })).instead).toEqual([{ typed: '2x3x1', listed: 'nothing' }]);
});

test('a size with a tolerance finds the sizes within it, the exact size first', async () => {
  const sizes = async (searching_key: string) =>
    (await list({ searching_key })).data_list.description.map((i) => i.Dimension_OW);
  expect(new Set(await sizes('24.9 52 15.2 ±0.2'))).toEqual(new Set([15]));
  const wide = await sizes('20x26x20 ±4');
  expect(wide[0]).toBe(20);
  expect(new Set(wide).size).toBeGreaterThan(1);
  expect((await list({ searching_key: '24.9x52x15.2 ±0.1' })).instead[0]?.listed).toBe('closest sizes');
});

test('each number without a match is reported with what is listed instead', async () => {
  const found = await list({ searching_key: '30308; 6O205; 25x52x99; zzzzzz' });
  expect(found.instead).toEqual([
    { typed: '6O205', listed: 'similar items' },
    { typed: '25x52x99', listed: 'closest sizes' },
    { typed: 'zzzzzz', listed: 'nothing' },
  ]);
  expect(named(found)[0]).toBe('ZWZ 30308');
  expect(found.data_list.description.some((item) => item.itemname.startsWith('6205'))).toBe(true);
});

test('unknown filters are ignored', async () => {
  const filters = { colour: ['red'], brand: [] } as Request['filters'];
  expect((await list({ searching_key: '6205', filters })).total_search_count).toBe(19);
});

test('an empty search lists the whole catalogue in pages of 24', async () => {
  const first = await list({ searching_key: '' });
  expect(first.data_list.description).toHaveLength(24);
  expect(first.data_list.description[0]?.itemname).toBe('6205');
  const second = await list({ searching_key: '', page: 2 });
  expect(named(second).filter((name) => named(first).includes(name))).toEqual([]);
  expect((await list({ searching_key: '', page: 99 })).data_list.description).toEqual([]);
  expect(facet(first, 'cat_type')).toMatchObject({ Lubricants: 17, Automotive: 15, Battery: 12 });
});

test('an invalid page is the first page', async () => {
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

test('visitors cannot sort by price', async () => {
  const sorted = await list({ searching_key: '6205', sort: 'price_down' }, false);
  expect(named(sorted)).toEqual(named(await list({ searching_key: '6205' }, false)));
  expect(sorted.data_list.description.every((item) => item.price === 0 && item.Stock === 0)).toBe(true);
});

test('a number without a match lists similar items, a text without letters or digits nothing', async () => {
  expect(named(await list({ searching_key: '22220CXW33' }))).toContain('ZWZ 22220CA/W33');
  expect(await list({ searching_key: '%' })).toMatchObject({ total_search_count: 0, facets: [] });
});

test('similar items are searched for the first twenty unknown numbers only', async () => {
  const typos = Array.from({ length: 25 }, (_, i) => `62Q5${String.fromCharCode(65 + i)}`);
  const { instead } = await list({ searching_key: typos.join(',') });
  expect(instead.map(({ typed }) => typed)).toEqual(typos);
  expect(instead.slice(20).every(({ listed }) => listed === 'nothing')).toBe(true);
});

test('hundreds of unknown numbers need no more database queries than one', async () => {
  const countQueries = async (numbers: number) => {
    const query = vi.spyOn(store.database.$client, 'query');
    const searching_key = Array.from({ length: numbers }, (_, i) => `Q${i}Q`).join(',');
    await list({ searching_key }, false);
    const count = query.mock.calls.length;
    query.mockRestore();
    return count;
  };
  expect(await countQueries(660)).toBeLessThanOrEqual(await countQueries(1));
});

test('a repeated number is searched once', async () => {
  const once = await list({ searching_key: '6205, 30308, zzzzzz' });
  const again = await list({ searching_key: '6205, 30308, zzzzzz, 6205, 30308, ZZZZZZ, 6205' });
  expect(again).toEqual(once);
});

test('a list long enough for a worker thread has the same result as a short one', async () => {
  const few = ['6205-2RS/C3', '30308', 'Koyo 6205-2Z', '25x52x15'];
  const many = [...few, ...Array.from({ length: 60 }, (_, i) => `nothing${i}`)];
  const found = await list({ searching_key: few.join('\n') });
  expect((await list({ searching_key: many.join('\n') })).data_list).toEqual(found.data_list);
});

test('too many numbers are refused with a pointer to Quick order', async () => {
  const numbers = (count: number) => Array.from({ length: count }, () => '1').join(',');
  expect(await list({ searching_key: numbers(1001) })).toEqual({
    success: false,
    refusal: 'too_many',
    message:
      'You can search for up to 1,000 numbers at once; this search has 1,001. Please use Quick order, which takes up to 2,000 lines.',
  });
  expect((await list({ searching_key: numbers(1000) })).success).toBe(true);
});

test('a number of more than 300 characters is reported, and the others are found', async () => {
  const long = `6205${' '.repeat(400)}y`;
  const found = await list({ searching_key: `30308\n${long}` });
  expect(found.instead).toEqual([{ typed: '6205…', listed: 'too long' }]);
  expect(found.total_search_count).toBe((await list({ searching_key: '30308' })).total_search_count);
  const alone = await list({ searching_key: long });
  expect([alone.total_search_count, alone.instead]).toEqual([0, [{ typed: '6205…', listed: 'too long' }]]);
});

test('a filter value of more than 100 characters and more than 50 values are refused with a message', async () => {
  const refusal = async (brand: string[]) =>
    (await store.call(multiSearch, { searching_key: '6205', filters: { brand } })).body.errors?.[0];
  expect(await refusal(['x'.repeat(101)])).toEqual({
    field: 'filters.brand.0',
    message: 'Please use at most 100 characters',
  });
  expect(await refusal(Array.from({ length: 51 }, (_, i) => `${i}`))).toEqual({
    field: 'filters.brand',
    message: 'Please send at most 50 at once',
  });
});

test('a number among words finds its sealed and C3 versions, as alone', async () => {
  const alone = await list({ searching_key: '6205' });
  const amongWords = await list({ searching_key: 'motor bearing 6205' });
  expect(named(amongWords)).toEqual(named(alone));
  expect(named(alone).join()).toMatch(/6205-2RS/);
});

test('a maker that is not sold is named, and that the items interchange', async () => {
  const { instead } = await list({ searching_key: 'SKF 6205' });
  expect(instead.map(unmatchedText)).toEqual(['SKF is not sold here; these are interchangeable.']);
});

test('who sees stock can have what is in stock first; a visitor gets the usual order', async () => {
  const words = (await list({ searching_key: '6205', sort: 'stock' })).data_list.description.map(
    (row) => row.Availability,
  );
  const inStock = words.filter((word) => word === 'Stock');
  expect(words.slice(0, inStock.length)).toEqual(inStock);
  const visitor = await list({ searching_key: '6205', sort: 'stock' }, false);
  expect(named(visitor)).toEqual(named(await list({ searching_key: '6205' }, false)));
});

test('visitors and customers get the same counts and order, although their statements differ', async () => {
  const texts = ['6205', '62', '25x52x15', 'NU2310; 30308', 'koyo 6205', '22220CXW33', '63 '];
  const filters = [
    {},
    { brand: ['ZWZ', 'Koyo'] },
    { category: ['Deep groove ball'], seal: ['open'] },
    { bore_min: 20, bore_max: 30 },
    { width_max: 15, clearance: ['C3'] },
  ];
  for (const searching_key of texts)
    for (const chosen of filters) {
      const [visitor, customer] = await Promise.all([
        list({ searching_key, filters: chosen }, false),
        list({ searching_key, filters: chosen }),
      ]);
      const comparable = ({ total_search_count, facets, ranges, ...body }: typeof visitor) => ({
        total_search_count,
        ranges,
        names: named({ total_search_count, facets, ranges, ...body }),
        facets: facets.filter(({ key }) => key !== 'availability'),
      });
      expect(comparable(visitor)).toEqual(comparable(customer));
    }
});

test('items share the facets column exactly when they share all facets and sizes', async () => {
  const kind = 'maker, super_category, category, bearing_type, seal, clearance, bore_mm, outside_mm, width_mm';
  const { rows } = await store.database.$client.query(
    `select count(distinct facets)::int as facets, count(distinct (${kind}))::int as kinds,
      count(distinct (facets, ${kind}))::int as both from items`,
  );
  expect(rows[0].kinds).toBeGreaterThan(50);
  expect(rows[0]).toEqual({ facets: rows[0].kinds, kinds: rows[0].kinds, both: rows[0].kinds });
});
