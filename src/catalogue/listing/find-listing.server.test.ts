import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { parseDistinctSearchTerms } from '../search/search-terms.ts';
import { findListing } from './find-listing.server.ts';

const store = setUp(openTestStore);

const options = { filters: {}, canSeeAvailability: false, sort: 'best', offset: 0, limit: 50 } as const;

function find(text: string, overrides: Partial<Parameters<typeof findListing>[2]> = {}) {
  const context = {
    db: store.database,
    database: store.database,
    site: sites.nod,
    caller: undefined,
    now: store.now(),
  } as unknown as CallContext;
  const numbers = text === 'all items' ? text : parseDistinctSearchTerms(text);
  return findListing(context, numbers, { ...options, ...overrides } as typeof options);
}
const namesOf = async (ids: readonly number[]) => {
  const { rows } = await store.database.$client.query('select id, name from items where id = any($1)', [ids]);
  const names = new Map(rows.map(({ id, name }) => [Number(id), String(name)]));
  return ids.map((id) => names.get(Number(id)));
};

test('without a number nothing is listed; all items are listed on request', async () => {
  expect((await find('')).listing).toMatchObject({ total: 0, ids: [] });
  const { rows } = await store.database.$client.query(
    "select count(*)::int as count from items where site = 'nod' and retired_at is null",
  );
  expect((await find('all items')).listing.total).toBe(rows[0].count);
});

test('a number that is found has no alternatives', async () => {
  const { listing, instead } = await find('NU2310');
  expect((await namesOf(listing.ids))[0]).toBe('NU2310');
  expect(instead).toEqual([]);
});

test('instead of a mistyped number similar items are listed', async () => {
  const { listing, instead } = await find('NU23L0');
  expect(instead).toEqual([{ typed: 'NU23L0', listed: 'similar items' }]);
  expect(await namesOf(listing.ids)).toContain('NU2310');
});

test.each([
  ['grease', 'of this category', 'category', 'Grease'],
  ['cylindrical roller bearings', 'of this category', 'category', 'Cylindrical roller'],
  ['ball bearing', 'of this category', 'category', 'Angular contact ball'],
  ['Koyo', 'of this maker', 'maker', 'Koyo'],
])(
  'of %s, which is the name of what is listed, nobody says that no item matches',
  async (typed, listed, column, name) => {
    const { listing, instead } = await find(typed);
    expect(instead).toEqual([{ typed, listed }]);
    const { rows } = await store.database.$client.query(
      `select distinct ${column} as name from items where id = any($1)`,
      [listing.ids],
    );
    expect(rows).toContainEqual({ name });
  },
);

test('of a maker and a category the maker is no part of the name of the category', async () => {
  expect((await find('Koyo ball bearing')).instead).toEqual([{ typed: 'ball bearing', listed: 'of this category' }]);
});

test('the items of a maker who is refused come last', async () => {
  const { listing } = await find('6205 not ZWZ');
  const { rows } = await store.database.$client.query('select id, maker from items where id = any($1)', [listing.ids]);
  const makers = listing.ids.map((id) => rows.find((row) => Number(row.id) === Number(id))?.maker === 'ZWZ');
  expect(makers).toEqual(makers.toSorted());
  expect(new Set(makers).size).toBe(2);
});

test('a mistyped category lists similar items', async () => {
  expect((await find('greese')).instead).toEqual([{ typed: 'greese', listed: 'similar items' }]);
});

test('an old number that is also one of today brings what is sold of its other meaning', async () => {
  const { listing, instead } = await find('11204');
  expect(instead).toEqual([
    {
      typed: '11204',
      listed: 'other reading',
      read_as: ['11204', '1205K+H205'],
      other_reading: { number: '1205K+H205', is_old: true },
    },
  ]);
  expect((await namesOf(listing.ids))[0]).toBe('1205K');
});

test('instead of a size that nobody stocks the closest sizes are listed', async () => {
  const { listing, instead } = await find('25x52x14.5');
  expect(instead).toEqual([{ typed: '25x52x14.5', listed: 'closest sizes' }]);
  expect(listing.total).toBeGreaterThan(0);
});

test('of several numbers the found ones come first, and each unknown one is told', async () => {
  const { listing, instead } = await find('NU2310; NU23L0; qqqqzzzz99');
  expect((await namesOf(listing.ids))[0]).toBe('NU2310');
  expect(instead).toEqual([
    { typed: 'NU23L0', listed: 'similar items' },
    { typed: 'qqqqzzzz99', listed: 'nothing' },
  ]);
});

test('in a list full of unknown numbers only the first twenty are searched again', async () => {
  const mistyped = Array.from({ length: 22 }, (_, n) => `NU23L0-${n + 10}`);
  const { instead } = await find(mistyped.join('\n'));
  expect(instead).toHaveLength(22);
  expect(instead[0]?.listed).toBe('similar items');
  expect(instead.slice(20).map(({ listed }) => listed)).toEqual(['nothing', 'nothing']);
});

test.each(['6205', 'all items'])(
  'of too many answers to %s the availability is counted only when they are filtered by it',
  async (typed) => {
    const seen = { canSeeAvailability: true };
    const list = async (overrides: Parameters<typeof find>[1]) => (await find(typed, overrides)).listing;
    const countsOf = async (overrides: Parameters<typeof find>[1]) =>
      (await list(overrides)).facets.find(({ key }) => key === 'availability')?.values;
    const counted = (await countsOf(seen)) ?? [];
    expect(counted.length).toBeGreaterThan(1);
    const few = { ...seen, maxWithAvailability: 3, maxCatalogueWithAvailability: 3 };
    expect(await countsOf(few)).toBeUndefined();
    expect({ ...(await list(few)), facets: [] }).toEqual({ ...(await list(seen)), facets: [] });
    const filters = { availability: ['Stock'] };
    expect(await countsOf({ ...few, filters })).toEqual(counted);
    expect((await list({ ...few, filters })).total).toBe(counted.find(({ value }) => value === 'Stock')?.count);
  },
);

test('the availability of a catalogue is the same when it is looked up item by item', async () => {
  const counted = await find('all items', { canSeeAvailability: true, maxWithAvailability: 0 });
  expect(await find('all items', { canSeeAvailability: true, maxWithAvailability: 1_000_000 })).toEqual(counted);
});

test('a page of the listing starts where the one before ends', async () => {
  const all = (await find('6205')).listing.ids;
  const page = (await find('6205', { offset: 2, limit: 3 })).listing;
  expect(page.ids).toEqual(all.slice(2, 5));
  expect(page.total).toBe(all.length);
});
