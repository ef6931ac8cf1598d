import type { ReplyOf } from '../../lib/contract.ts';
import { msg, t } from '../../lib/i18n.ts';
import { sum } from '../../lib/sum.ts';
import { certificateKinds, certificateKindText } from '../certificates/certificate-kind.rule.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { facetValueText } from '../items/item-format.rule.ts';
import { type SizeName, sizeNames } from '../items/size-names.data.ts';
import { maxFacetValueLength, maxFacetValues } from './listing-limits.data.ts';
import type { ListingFilters, multiSearch, SizeRange, sortOrders } from './multi-search.contract.ts';

// The URL of a listing holds the whole query; parameters that are not understood are ignored.

export type Facet = ReplyOf<typeof multiSearch>['facets'][number];

export type SortOrder = (typeof sortOrders)[number];

export const sortLabels: Readonly<Record<SortOrder, string>> = {
  best: msg('Best match first'),
  name: msg('Item name'),
  bore: msg('Bore, smallest first'),
  stock: msg('In stock first'),
  price: msg('Price, lowest first'),
  price_down: msg('Price, highest first'),
};

/** Categories are mostly types: where nearly all items fall into the same groups, one of the two is enough. */
export function withoutRedundantFacets(facets: readonly Facet[]): readonly Facet[] {
  const valuesOf = (key: string) => facets.find((facet) => facet.key === key)?.values ?? [];
  const [types, categories] = [valuesOf('type'), valuesOf('category')];
  const same = types.filter(({ count }) => categories.some((category) => category.count === count));
  const isRedundant = sum(same, countOf) >= sharedByBoth * sum(types, countOf);
  return isRedundant ? facets.filter(({ key }) => key !== 'type') : facets;
}

const maxKinds = 12;

/** Without a search all products are browsed by category, and one category by type. */
export function kindsToBrowse({ keyword, page, filters }: ListingQuery, facets: readonly Facet[]): Facet | undefined {
  if (keyword !== '' || page > 1) return undefined;
  const key = Object.keys(filters).length === 0 ? 'category' : onlyCategory({ keyword, filters }) && 'type';
  const facet = facets.find((one) => one.key === key);
  return facet && facet.values.length > 1 ? { ...facet, values: facet.values.slice(0, maxKinds) } : undefined;
}

/** The category that is shown whole. */
export function onlyCategory({ keyword, filters }: Pick<ListingQuery, 'keyword' | 'filters'>): string | undefined {
  const [category, ...others] = filters.category ?? [];
  return keyword === '' && others.length === 0 && Object.keys(filters).length === 1 ? category : undefined;
}

const sharedByBoth = 0.8;
const countOf = ({ count }: { count: number }): number => count;

/** Above 1,000 a search is counted by its facets: every item has one maker. */
export function countFound(total: number, facets: readonly Facet[], { brand = [] }: ListingFilters): number {
  const makers = facets.find(({ key }) => key === 'brand')?.values ?? [];
  const shown = makers.filter(({ value }) => brand.length === 0 || brand.includes(value));
  return Math.max(total, sum(shown, countOf));
}

/** A range of one size filters nothing. */
export const canNarrow = ({ min, max }: SizeRange): boolean => min < max;

type Sized = Pick<ItemRow, 'Dimension_ID' | 'Dimension_OD' | 'Dimension_OW'>;

const isWholeSize = ({ Dimension_ID: d, Dimension_OD: D, Dimension_OW: B }: Sized): boolean => d > 0 && D > 0 && B > 0;

/** '25 × 52 × 15' where all items have one size; a range leaves out those of unknown size. */
export function commonSize(ranges: readonly SizeRange[], shown: readonly Sized[]): string {
  if (!shown.every(isWholeSize)) return '';
  const sizes = sizeNames.map((name) => ranges.find(({ key }) => key === name));
  const isOne = sizes.every((range) => range !== undefined && !canNarrow(range));
  return isOne ? sizes.map((range) => range?.min ?? 0).join(' × ') : '';
}

export const valueFilters = [
  'brand',
  'category',
  'cat_type',
  'type',
  'seal',
  'clearance',
  'availability',
  'certificate',
] as const;
export type ValueFilter = (typeof valueFilters)[number];

export function filterValueText(key: ValueFilter, value: string): string {
  const kind = key === 'certificate' && certificateKinds.find((one) => one === value);
  return kind ? certificateKindText(kind) : facetValueText(key, value);
}

export const rangeLabels: Readonly<Record<SizeName, string>> = {
  bore: msg('Bore d'),
  outside: msg('Outside D'),
  width: msg('Width B'),
};

const longestKeyword = 4000;

export type ListingQuery = { keyword: string; page: number; sort: SortOrder; filters: ListingFilters };

export function readListingQuery(params: URLSearchParams): ListingQuery {
  const page = Number(params.get('page'));
  const sort = params.get('sort') ?? '';
  return {
    keyword: (params.get('q') ?? '').trim().slice(0, longestKeyword),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    sort: Object.hasOwn(sortLabels, sort) ? (sort as SortOrder) : 'best',
    filters: Object.fromEntries([...valuesOf(params), ...sizesOf(params)]),
  };
}

function valuesOf(params: URLSearchParams): [string, string[]][] {
  return valueFilters.flatMap((key): [string, string[]][] => {
    const values = [...new Set(params.getAll(key))]
      .filter((value) => value !== '' && value.length <= maxFacetValueLength)
      .slice(0, maxFacetValues);
    return values.length > 0 ? [[key, values]] : [];
  });
}

function sizesOf(params: URLSearchParams): [string, number][] {
  return sizeNames.flatMap((key) =>
    [`${key}_min`, `${key}_max`].flatMap((end): [string, number][] => {
      const size = Number((params.get(end) ?? '').replace(',', '.'));
      return size > 0 && size < 100_000 ? [[end, size]] : [];
    }),
  );
}

/** A category that was renamed or merged is asked for by its name of now. */
export function withCategoriesOfNow(
  filters: ListingFilters,
  renamed: readonly { former: string; category: string }[],
): ListingFilters {
  const nameOf = new Map(renamed.map(({ former, category }) => [former, category]));
  return { ...filters, category: [...new Set(filters.category?.map((name) => nameOf.get(name) ?? name))] };
}

export function listingHref(query: ListingQuery): string {
  const search = listingParams(query).toString();
  return search ? `/listing?${search}` : '/listing';
}

export function listingParams({ keyword, page, sort, filters }: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (keyword) params.set('q', keyword);
  for (const key of valueFilters) for (const value of filters[key] ?? []) params.append(key, value);
  for (const key of sizeNames)
    for (const end of [`${key}_min`, `${key}_max`] as const) {
      const size = filters[end];
      if (size !== undefined) params.set(end, String(size));
    }
  if (sort !== 'best') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

export const withoutFilters = (query: ListingQuery): ListingQuery => ({ ...query, page: 1, filters: {} });

export function withoutValue(query: ListingQuery, key: ValueFilter, value: string): ListingQuery {
  const { [key]: values = [], ...others } = query.filters;
  const left = values.filter((each) => each !== value);
  return { ...query, page: 1, filters: left.length > 0 ? { ...others, [key]: left } : others };
}

export function withoutRange(query: ListingQuery, key: SizeName): ListingQuery {
  const ends: readonly string[] = [`${key}_min`, `${key}_max`];
  const left = Object.entries(query.filters).filter(([name]) => !ends.includes(name));
  return { ...query, page: 1, filters: Object.fromEntries(left) };
}

export type Paging = { first: number; last: number; previous: number | undefined; next: number | undefined };

/** A total of 1000 may be more, so a full page then always has a next one. */
export function pagingOf(page: number, rows: number, total: number, perPage: number): Paging {
  const before = (page - 1) * perPage;
  const more = before + rows < total || (total >= 1000 && rows === perPage);
  return {
    first: rows > 0 ? before + 1 : 0,
    last: before + rows,
    previous: page > 1 ? page - 1 : undefined,
    next: more && rows > 0 ? page + 1 : undefined,
  };
}

export const listingTitle = (keyword: string): string =>
  keyword ? t`Available Products For ${keyword}` : t`Available Products`;
