import { expect, test } from 'vitest';
import { maxFacetValueLength } from './listing-limits.data.ts';
import {
  canNarrow,
  commonSize,
  countFound,
  listingHref,
  pagingOf,
  readListingQuery,
  withCategoriesOfNow,
  withoutFilters,
  withoutRange,
  withoutRedundantFacets,
  withoutValue,
} from './listing-query.rule.ts';

const read = (search: string) => readListingQuery(new URLSearchParams(search));

test('the URL of a listing contains keyword, page, sort order and filters', () => {
  expect(read('q=6205&page=2&sort=price&brand=ZWZ&brand=Koyo&seal=shield+x2&bore_min=25&bore_max=30.5')).toEqual({
    keyword: '6205',
    page: 2,
    sort: 'price',
    filters: { brand: ['ZWZ', 'Koyo'], seal: ['shield x2'], bore_min: 25, bore_max: 30.5 },
  });
});

test.each([
  'page=0',
  'page=-3',
  'page=two',
  'page=1.5',
  'page=10001',
  'bore_min=100000',
  `brand=${'x'.repeat(maxFacetValueLength + 1)}`,
  'sort=cheapest',
  'colour=red',
  'bore_min=wide',
  'bore_min=-4',
  'bore_min=',
  'brand=',
  'q=%20',
])('%s is ignored', (search) => {
  expect(read(search)).toEqual({ keyword: '', page: 1, sort: 'best', filters: {} });
});

test('the last page, the longest value and the longest keyword that are read', () => {
  const longest = 'x'.repeat(maxFacetValueLength);
  expect(read(`page=10000&brand=${longest}&q=${'6'.repeat(4001)}`)).toMatchObject({
    page: 10_000,
    keyword: '6'.repeat(4000),
    filters: { brand: [longest] },
  });
});

test('a size may have a decimal comma, and a repeated value counts once', () => {
  expect(read('width_min=12,7&brand=ZWZ&brand=ZWZ').filters).toEqual({ width_min: 12.7, brand: ['ZWZ'] });
});

test('a URL is unchanged after parsing and writing', () => {
  const search = 'q=6205+2rs%2C+22220&brand=ZWZ&clearance=C3&outside_max=52&sort=name&page=3';
  expect(listingHref(read(search))).toBe(`/listing?${search}`);
  expect(listingHref(read(''))).toBe('/listing');
});

test('removing a filter keeps the others and returns to the first page', () => {
  const query = read('q=6205&page=4&brand=ZWZ&brand=Koyo&clearance=C3&bore_min=20&bore_max=30');
  expect(listingHref(withoutValue(query, 'brand', 'ZWZ'))).toBe(
    '/listing?q=6205&brand=Koyo&clearance=C3&bore_min=20&bore_max=30',
  );
  expect(listingHref(withoutValue(query, 'clearance', 'C3'))).toBe(
    '/listing?q=6205&brand=ZWZ&brand=Koyo&bore_min=20&bore_max=30',
  );
  expect(withoutValue(read('brand=ZWZ'), 'brand', 'ZWZ').filters).toEqual({});
  expect(listingHref(withoutRange(query, 'bore'))).toBe('/listing?q=6205&brand=ZWZ&brand=Koyo&clearance=C3');
  expect(listingHref(withoutFilters(query))).toBe('/listing?q=6205');
});

test.each([
  ['first of three', 1, 24, 60, { first: 1, last: 24, previous: undefined, next: 2 }],
  ['last of three', 3, 12, 60, { first: 49, last: 60, previous: 2, next: undefined }],
  ['a full last page', 2, 24, 48, { first: 25, last: 48, previous: 1, next: undefined }],
  ['beyond a thousand', 45, 24, 1000, { first: 1057, last: 1080, previous: 44, next: 46 }],
  ['a part of a page beyond a thousand', 45, 23, 1000, { first: 1057, last: 1079, previous: 44, next: undefined }],
  ['past the end of a thousand', 45, 0, 2000, { first: 0, last: 1056, previous: 44, next: undefined }],
  ['nothing found', 1, 0, 0, { first: 0, last: 0, previous: undefined, next: undefined }],
  ['past the end', 9, 0, 60, { first: 0, last: 192, previous: 8, next: undefined }],
])('paging: %s', (_name, page, rows, total, paging) => {
  expect(pagingOf(page, rows, total, 24)).toEqual(paging);
});

test('the type facet is hidden when it equals the category facet', () => {
  const facet = (key: string, ...counts: number[]) => ({
    key,
    label: key,
    values: counts.map((count, at) => ({ value: `${key} ${at}`, count })),
  });
  const keysOf = (...facets: ReturnType<typeof facet>[]) => withoutRedundantFacets(facets).map(({ key }) => key);
  expect(keysOf(facet('category', 7, 2), facet('type', 7, 2))).toEqual(['category']);
  expect(keysOf(facet('category', 9), facet('type', 7, 2))).toEqual(['category', 'type']);
  expect(keysOf(facet('category', 90, 5, 4), facet('type', 90, 6, 3))).toEqual(['category']);
});

test('above a thousand the items found are counted by their makers', () => {
  const brand = {
    key: 'brand',
    label: '',
    values: [
      { value: 'ZWZ', count: 9000 },
      { value: 'Koyo', count: 3001 },
    ],
  };
  expect(countFound(1000, [brand], {})).toBe(12_001);
  expect(countFound(1000, [brand], { brand: ['Koyo'] })).toBe(3001);
  expect(countFound(12, [], {})).toBe(12);
});

test('a range of one size narrows nothing, and is told once for all items', () => {
  const range = (key: 'bore' | 'outside' | 'width', min: number, max = min) => ({ key, min, max });
  expect([range('bore', 25), range('bore', 25, 30)].map(canNarrow)).toEqual([false, true]);
  expect(commonSize([range('bore', 25), range('outside', 52), range('width', 15)], [])).toBe('25 × 52 × 15');
  expect(commonSize([range('bore', 25), range('outside', 52), range('width', 15, 18)], [])).toBe('');
  expect(commonSize([range('bore', 25)], [])).toBe('');
});

test('a renamed category is asked for by its name of now, once', () => {
  const renamed = [{ former: 'Axial', category: 'Thrust' }];
  expect(withCategoriesOfNow({ brand: ['ZWZ'], category: ['Axial', 'Thrust', 'Insert'] }, renamed)).toEqual({
    brand: ['ZWZ'],
    category: ['Thrust', 'Insert'],
  });
});
