import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import { countsOfGroups, facetKeys, filtered, filterParams, groupsOf, orders } from './listing-parts.db.ts';
import { type ListingFilters, sortOrders } from './multi-search.contract.ts';
import { askedAll, askedMany, beginning, named, preferred, sold } from './search-parts.db.ts';
import type { Reading } from './search-reading.ts';

type Sort = (typeof sortOrders)[number];

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
  sort: Sort;
  offset: number;
  most: number;
};

const given = sql.placeholder;

/** One statement for each order, so that its index can serve it. */
const listOf = (name: string, parts: SQL, source: SQL, orderOf: (sort: Sort) => SQL) =>
  Object.fromEntries(
    sortOrders.map((sort) => {
      const query = sql`with ${parts} ${groupsOf(source)}
        select ${countsOfGroups},
          to_json(array(select i.id from ${source} and ${filtered} order by ${orderOf(sort)}
            limit ${given('most')}::int offset ${given('offset')}::int)) as ids`;
      return [sort, statement<Record<string, unknown>, Listing>(`${name}_${sort}`, query)];
    }),
  ) as Record<Sort, (db: Db, params: Record<string, unknown>) => Promise<Listing[]>>;

/** Places of what resembles a number come behind those of the numbers asked. */
const behindAll = sql.raw('10000');
const isSold = sold(sql`i`);
const beginningWith = (column: SQL) => sql`select id, rank, place from (${beginning(column, undefined)}) b`;

const listAnswers = listOf(
  'catalogue_list',
  sql`${askedAll}, ${named()},
    answers as materialized (
      select id, min(rank) as rank, min(place) as place from (
        select id, rank, place from named
        union all ${beginningWith(sql`i.name_key`)}
        union all ${beginningWith(sql`i.universal_key`)}
        union all ${beginningWith(sql`i.code_key`)}
        union all select s.id, 5, ${behindAll} + s.place::int
          from unnest(${given('similar')}::bigint[]) with ordinality as s(id, place)) f
      group by id),`,
  sql`answers f join items i on i.id = f.id where ${isSold}`,
  (sort) => (sort === 'best' ? sql`${preferred(sql`f`)} desc, f.rank, f.place, ${orders.best}` : orders[sort]),
);

const listCatalogue = listOf('catalogue_list_all', sql``, sql`items i where ${isSold}`, (sort) => orders[sort]);

const none: Listing = { all: 0, total: 0, ids: [], facets: [] };

/** One page of what answers a search, filtered and sorted, with the counts of its facets in their own order. */
export async function listItems(db: Db, query: ListingQuery): Promise<Listing> {
  const { site, readings, similar, filters, sort, offset, most } = query;
  const list = (readings.length === 0 ? listCatalogue : listAnswers)[sort];
  const params = { site, ...askedMany(readings), similar: [...similar], ...filterParams(filters), offset, most };
  const [listing = none] = await list(db, params);
  return { ...listing, facets: facetKeys.flatMap((key) => listing.facets.find((facet) => facet.key === key) ?? []) };
}
