import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { availabilityJoin, availabilitySubquery, type OfferParams } from '../pricing/offer.sql.ts';
import { matchRank } from '../search/match-rank.data.ts';
import {
  exactMatchesCte,
  exactOrSizeMatches,
  isFromNamedMaker,
  prefixMatches,
  termListCte,
  termListParam,
} from '../search/search-matches.sql.ts';
import type { SearchTerm } from '../search/search-terms.ts';
import {
  facetConditions,
  facetCountColumns,
  facetGroupsCte,
  facetKeys,
  filterParams,
  orderByClauses,
  rangeConditions,
} from './listing-clauses.db.ts';
import { type ListingFilters, sortOrders } from './multi-search.contract.ts';

type Sort = (typeof sortOrders)[number];

export type FacetCounts = { key: string; values: { value: string; count: number }[] };

type Range = [min: number | null, max: number | null];

export type Listing = {
  total: number;
  ids: number[];
  /** The counts of each facet apply all filters except its own. */
  facets: FacetCounts[];
  ranges: { bore: Range; outside: Range; width: Range };
  matchedPlaces: number[];
};

export type ItemListQuery = Omit<OfferParams, 'site'> & {
  site: string;
  /** With no terms and no similar items, the whole catalogue is listed. */
  terms: readonly SearchTerm[];
  similar: readonly number[];
  filters: ListingFilters;
  canSeeAvailability: boolean;
  sort: Sort;
  offset: number;
  limit: number;
};

const given = sql.placeholder;
const isSold = isInCatalogue(sql`i`);

type ListStatement = (db: Db, params: Record<string, unknown>) => Promise<Listing[]>;
type Source = {
  ctes: SQL;
  from: SQL;
  availability: { join: SQL; status: SQL };
  /** One item `i` for all that share facets, sizes and availability, so that filters need not read every item. */
  groups?: { from: SQL; items: SQL; matches: SQL; status: SQL };
  matchedPlaces: SQL;
  orderBy: (sort: Sort) => SQL;
};

/** One statement for each sort order, so that its index can be used. */
function listOf(
  name: string,
  { ctes, from, groups, availability, matchedPlaces, orderBy }: Source,
  withAvailability: boolean,
) {
  const query = (sort: Sort): ListStatement => {
    const where = sql`where ${isSold} and ${rangeConditions}`;
    const filtered = (status: SQL) => sql`${where} and ${facetConditions(withAvailability ? status : undefined)}`;
    const facetGroups = groups
      ? facetGroupsCte(sql`${groups.from} ${where}`, withAvailability ? groups.status : undefined, groups.items)
      : facetGroupsCte(
          sql`${from} ${withAvailability ? availability.join : sql``} ${where}`,
          withAvailability ? availability.status : undefined,
        );
    const listed =
      groups && sort === 'best'
        ? // `is true` makes PostgreSQL hash the subquery instead of joining it row by row.
          sql`select f.id from ${groups.matches} f where ((f.facets, ${withAvailability ? sql`f.availability` : sql`''`}) in (
            select i.facets, ${withAvailability ? groups.status : sql`''`} from ${groups.from} ${filtered(groups.status)})) is true`
        : sql`select i.id from ${from} ${filtered(availabilitySubquery)}`;
    const text = sql`with ${ctes} ${facetGroups}
      select ${facetCountColumns(withAvailability)}, ${matchedPlaces} as "matchedPlaces",
        to_json(array(${listed} order by ${orderBy(sort)}
          limit ${given('limit')}::int offset ${given('offset')}::int)) as ids`;
    return prepareStatement<Record<string, unknown>, Listing>(
      `${name}_${sort}${withAvailability ? '_offered' : ''}`,
      text,
    );
  };
  return Object.fromEntries(sortOrders.map((sort) => [sort, query(sort)])) as Record<Sort, ListStatement>;
}

/** Places of substitutes start after those of the numbers searched for. */
const substitutesOffset = sql.raw('10000');

const groupsWithAvailability = sql`
    offered as materialized (
      select f.*, ${availabilitySubquery} as availability from matches f join items i on i.id = f.id),
    groups as materialized (
      select facets, availability, count(*)::int as items, min(id) as sample from offered group by facets, availability),`;
const groupsPlain = sql`
    groups as materialized (
      select facets, count(*)::int as items, min(id) as sample from matches group by facets),`;

const listMatches = (withAvailability: boolean) =>
  listOf(
    'catalogue_list',
    {
      ctes: sql`${termListCte}, ${exactMatchesCte(exactOrSizeMatches())},
    found as materialized (
      select * from exact
      union all ${prefixMatches(sql`i.name_key`, undefined)}
      union all ${prefixMatches(sql`i.universal_key`, undefined)}
      union all ${prefixMatches(sql`i.code_key`, undefined)}),
    matches as materialized (
      select id, min(rank) as rank, min(place) as place, min(weight) as weight, min(facets) as facets from (
        select * from found
        union all select s.id, ${sql.raw(String(matchRank.misspelled))}, ${substitutesOffset} + s.place::int, i.weight, i.facets
          from unnest(${given('similar')}::bigint[]) with ordinality as s(id, place) join items i on i.id = s.id
          where ${isSold}) f
      group by id),${withAvailability ? groupsWithAvailability : groupsPlain}`,
      from: sql`matches f join items i on i.id = f.id`,
      availability: { join: sql``, status: availabilitySubquery },
      groups: {
        from: sql`groups k join items i on i.id = k.sample`,
        items: sql`sum(k.items)`,
        matches: withAvailability ? sql`offered` : sql`matches`,
        status: sql`k.availability`,
      },
      matchedPlaces: sql`(select coalesce(json_agg(a.place), '[]'::json) from terms a
    where exists (select from found f where f.place = a.place))`,
      orderBy: (sort) =>
        sort === 'best'
          ? sql`${isFromNamedMaker(sql`f`)} desc, f.rank, f.place, ${byPopularity(sql`f`)}`
          : orderByClauses[sort],
    },
    withAvailability,
  );

const listCatalogue = (withAvailability: boolean) =>
  listOf(
    'catalogue_list_all',
    {
      ctes: sql``,
      from: sql`items i`,
      availability: availabilityJoin,
      matchedPlaces: sql`'[]'::json`,
      orderBy: (sort) => orderByClauses[sort],
    },
    withAvailability,
  );

const bothForms = <T>(make: (withAvailability: boolean) => T) => ({ plain: make(false), offered: make(true) });
const matchLists = bothForms(listMatches);
const catalogueLists = bothForms(listCatalogue);

export async function listItems(db: Db, query: ItemListQuery): Promise<Listing> {
  const { terms, similar, filters, canSeeAvailability, sort, ...params } = query;
  const lists = terms.length + similar.length === 0 ? catalogueLists : matchLists;
  const [listing] = await lists[canSeeAvailability ? 'offered' : 'plain'][sort](db, {
    ...params,
    ...termListParam(terms),
    similar: [...similar],
    ...filterParams(filters),
  });
  if (!listing) throw new Error('the listing statement returned no row');
  return { ...listing, facets: facetKeys.flatMap((key) => listing.facets.find((facet) => facet.key === key) ?? []) };
}
