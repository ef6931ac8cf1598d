import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import type { ListingFilters, sortOrders } from './multi-search.contract.ts';
import { askedAll, askedMany, beginning, named, sold } from './search-parts.db.ts';
import type { Reading } from './search-reading.ts';

export type Facet = { key: string; values: { value: string; count: number }[] };

export type Listing = {
  /** How many items answer the search, and how many of them the filters leave. */
  all: number;
  total: number;
  ids: number[];
  /** For each facet the counts under all other filters. */
  facets: Facet[];
};

export type ListingQuery = {
  site: string;
  /** None lists the whole catalogue. */
  readings: readonly Reading[];
  /** Items that resemble what was asked, when nothing answers it. */
  similar: readonly number[];
  filters: ListingFilters;
  sort: (typeof sortOrders)[number];
  offset: number;
  most: number;
};

type Params = Record<string, unknown>;

const given = sql.placeholder;

/** Facet key → the column it counts. */
const facetColumns: Readonly<Record<string, SQL>> = {
  brand: sql`i.maker`,
  cat_type: sql`i.super_category`,
  category: sql`i.category`,
  seal: sql`i.seal`,
  clearance: sql`i.clearance`,
};
const facetKeys = Object.keys(facetColumns);

const ranges = { bore: sql`i.bore_mm`, outside: sql`i.outside_mm`, width: sql`i.width_mm` };

const joined = (parts: SQL[], by: string) => sql.join(parts, sql.raw(by));
const raw = (text: string) => sql.raw(text);

const facetSelect = joined(
  Object.entries(facetColumns).flatMap(([key, column]) => [
    sql`${column} as ${raw(key)}`,
    sql`(${given(key)}::text[] is null or ${column} = any(${given(key)}::text[])) as ${raw(`in_${key}`)}`,
  ]),
  ', ',
);

const withinRanges = joined(
  [
    ...Object.entries(ranges).map(
      ([name, column]) => sql`(${given(`${name}_min`)}::float8 is null or ${column} >= ${given(`${name}_min`)}::float8)
        and (${given(`${name}_max`)}::float8 is null or ${column} <= ${given(`${name}_max`)}::float8)`,
    ),
    sql`(${given('type')}::text[] is null or i.bearing_type = any(${given('type')}::text[]))`,
  ],
  ' and ',
);

const inAllBut = (left?: string) =>
  raw(['in_rest', ...facetKeys.filter((key) => key !== left).map((key) => `in_${key}`)].join(' and '));

const counts = joined(
  facetKeys.map(
    (key) => sql`
      select ${raw(`'${key}'`)} as key, ${raw(key)} as value, count(*)::int as count
      from hits where ${inAllBut(key)} and ${raw(key)} <> '' group by ${raw(key)}`,
  ),
  ' union all ',
);

const isSorted = (by: string) => sql`${given('sort')}::text = ${raw(`'${by}'`)}`;
const order = sql`
  case when ${isSorted('best')} then h.preferred end desc, case when ${isSorted('best')} then h.rank end, case when ${isSorted('best')} then h.place end,
  case when ${isSorted('best')} then h.popularity end desc nulls last,
  case when ${isSorted('best')} then length(h.name_key) end,
  case when ${isSorted('bore')} then h.bore_mm end nulls last, case when ${isSorted('bore')} then h.outside_mm end nulls last,
  case when ${isSorted('price')} then nullif(h.list_minor, 0) end nulls last,
  case when ${isSorted('price_down')} then nullif(h.list_minor, 0) end desc nulls last, h.name_key, h.id`;

/** Lists what `answers` (id, preferred, rank, place) yields. */
const listOf = (name: string, parts: SQL, answers: SQL) =>
  statement<Params, Listing>(
    name,
    sql`with ${parts} hits as materialized (
      select i.id, i.popularity, i.name_key, i.bore_mm, i.outside_mm, i.list_minor, f.preferred, f.rank, f.place,
        ${facetSelect}, ${withinRanges} as in_rest
      from ${answers} where ${sold(sql`i`)}),
    counted as (${counts})
    select (select count(*) from hits)::int as all,
      (select count(*) from hits where ${inAllBut()})::int as total,
      to_json(array(select h.id from hits h where ${inAllBut()} order by ${order}
        limit ${given('most')}::int offset ${given('offset')}::int)) as ids,
      (select coalesce(json_agg(json_build_object('key', key, 'values', facet_values)), '[]'::json) from (
        select key, json_agg(json_build_object('value', value, 'count', count) order by count desc, value) as facet_values
        from counted group by key) c) as facets`,
  );

const listAnswers = listOf(
  'catalogue_list',
  sql`${askedAll}, ${named},
    answers as (
      select id, bool_or(preferred) as preferred, min(rank) as rank, min(place) as place from (
        select id, preferred, rank, place from named
        union all select id, preferred, rank, place from (${beginning(sql`i.name_key`, undefined)}) n
        union all select id, preferred, rank, place from (${beginning(sql`i.universal_key`, undefined)}) u
        union all select id, preferred, rank, place from (${beginning(sql`i.code_key`, undefined)}) c
        union all select s.id, true, 5, s.place::int
          from unnest(${given('similar')}::bigint[]) with ordinality as s(id, place)) f
      group by id),`,
  sql`answers f join items i on i.id = f.id`,
);

const listCatalogue = listOf(
  'catalogue_list_all',
  sql``,
  sql`items i cross join (select true as preferred, 1 as rank, 1 as place) f`,
);

const none: Listing = { all: 0, total: 0, ids: [], facets: [] };

/** One page of what answers a search, filtered and sorted, with the counts of its facets in their own order. */
export async function listItems(db: Db, query: ListingQuery): Promise<Listing> {
  const { filters } = query;
  const chosen = (values: string[] | undefined) => (values && values.length > 0 ? values : null);
  const params: Params = {
    site: query.site,
    ...askedMany(query.readings),
    similar: [...query.similar],
    sort: query.sort,
    offset: query.offset,
    most: query.most,
    brand: chosen(filters.brand),
    cat_type: chosen(filters.cat_type),
    category: chosen(filters.category),
    seal: chosen(filters.seal),
    clearance: chosen(filters.clearance),
    type: chosen(filters.type),
    bore_min: filters.bore_min ?? null,
    bore_max: filters.bore_max ?? null,
    outside_min: filters.outside_min ?? null,
    outside_max: filters.outside_max ?? null,
    width_min: filters.width_min ?? null,
    width_max: filters.width_max ?? null,
  };
  const list = query.readings.length === 0 ? listCatalogue : listAnswers;
  const [listing = none] = await list(db, params);
  const facets = facetKeys.flatMap((key) => listing.facets.find((facet) => facet.key === key) ?? []);
  return { ...listing, facets };
}
