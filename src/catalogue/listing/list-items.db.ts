import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { OpenCertificate } from '../certificates/certificates-of-item.rule.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { type AvailabilityParams, availabilityJoin, availabilitySubquery } from '../pricing/offer.sql.ts';
import { type MatchRank, matchRank } from '../search/match-rank.data.ts';
import {
  exactMatchesCte,
  exactOrSizeMatches,
  isFromNamedMaker,
  isOfAnotherNumber,
  prefixMatches,
  termListCte,
  termListParam,
  wordMatches,
} from '../search/search-matches.sql.ts';
import type { SearchTerm } from '../search/search-terms.ts';
import type { BestMatch } from '../search/unmatched-number.ts';
import {
  type FilterParams,
  facetConditions,
  facetCountColumns,
  facetGroupOf,
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
  /** How well the best item of each number matches it; none where no item does. */
  bestMatches: (BestMatch & { place: number })[];
};

/** An item that is listed for a number though it does not match it, and as what it is listed. */
export type ListedInstead = { id: number; rank: MatchRank };

export type ItemListQuery = AvailabilityParams & {
  site: string;
  /** With no terms and no similar items, the whole catalogue is listed. */
  terms: readonly SearchTerm[];
  similar: readonly ListedInstead[];
  filters: ListingFilters;
  /** The certificates that hold today. */
  certificates: readonly OpenCertificate[];
  canSeeAvailability: boolean;
  /** Availability of more answers is counted only when they are filtered by it. */
  maxWithAvailability: number;
  /** A catalogue of no more is counted whole. */
  maxCatalogueWithAvailability: number;
  sort: Sort;
  offset: number;
  limit: number;
};

const given = sql.placeholder;
const isSold = isInCatalogue(sql`i`);

type ListParams = AvailabilityParams &
  FilterParams & {
    site: string;
    terms: string;
    similar: readonly number[];
    similarRanks: readonly number[];
    maxWithAvailability: number;
    maxCatalogueWithAvailability: number;
    offset: number;
    limit: number;
  };
type ListStatement = (db: Db, params: ListParams) => Promise<Listing[]>;
/** Whether availability is counted and filtered. */
type Form = 'plain' | 'offered';
type Source = {
  /** Common table expressions, each followed by a comma. */
  ctes: SQL;
  /** Items `i`; `status` is their availability where the buyer may see it. */
  items: { from: SQL; status: SQL | undefined };
  /** What the facets count: one item `i` for each `count` items. */
  counted: { from: SQL; where?: SQL; status: SQL | undefined; count: SQL };
  /** Selects the ids that the filters leave, best first, without reading every item. */
  bestIds?: (filters: SQL) => SQL;
  bestMatches: SQL;
  orderBy: (sort: Sort) => SQL;
  isPlannedEachTime?: boolean;
};

/** One statement for each sort order, so that its index can be used. */
function listOf(
  name: string,
  { ctes, items, counted, bestIds, bestMatches, orderBy, isPlannedEachTime = false }: Source,
) {
  const where = sql`where ${isSold} and ${rangeConditions}`;
  const filters = (status: SQL | undefined) => sql`${where} and ${facetConditions(status)}`;
  const query = (sort: Sort): ListStatement => {
    const ids =
      sort === 'best' && bestIds
        ? bestIds(filters(counted.status))
        : sql`select i.id from ${items.from} ${filters(items.status)}`;
    const text = sql`with ${ctes} ${facetGroupsCte(sql`${counted.from} ${counted.where ?? where}`, counted.status, counted.count)}
      select ${facetCountColumns(counted.status !== undefined)}, ${bestMatches} as best_matches,
        to_json(array(${ids} order by ${orderBy(sort)}
          limit ${given('limit')}::int offset ${given('offset')}::int)) as ids`;
    return prepareStatement<ListParams, Listing>(`catalogue_list_${name}_${sort}`, text, { isPlannedEachTime });
  };
  return Object.fromEntries(sortOrders.map((sort) => [sort, query(sort)])) as Record<Sort, ListStatement>;
}

/** Places of substitutes start after those of the numbers searched for. */
const substitutesOffset = sql.raw('10000');

const matchesCtes = sql`${termListCte}, ${exactMatchesCte(sql`${wordMatches} ${exactOrSizeMatches()}`)},
    found as materialized (
      select * from exact
      union all ${prefixMatches(sql`i.name_key`, undefined)}
      union all ${prefixMatches(sql`i.universal_key`, undefined)}
      union all ${prefixMatches(sql`i.code_key`, undefined)}),
    matches as materialized (
      select id, min(rank) as rank, min(place) as place, min(weight) as weight,
        ${facetGroupOf(sql`id`, sql`min(facets)`)} as facets from (
        select * from found
        union all select s.id, s.rank, ${substitutesOffset} + s.place::int, i.weight, i.facets
          from unnest(${given('similar')}::bigint[], ${given('similarRanks')}::int[]) with ordinality as s(id, rank, place) join items i on i.id = s.id
          where ${isSold}) f
      group by id),`;

const isFiltered = sql`${given('availability')}::text[] is not null`;
const isShortEnough = sql`(select sum(items) from kept) <= ${given('maxWithAvailability')}::int`;

const offeredCte = {
  plain: sql`offered as not materialized (select f.*, '' as availability from matches f),`,
  offered: sql`kept as materialized (
      select k.facets, k.items from (
          select m.facets, count(*)::int as items, min(m.id) as sample from matches m group by m.facets) k
        join items i on i.id = k.sample where ${rangeConditions} and ${facetConditions(undefined)}),
    offered as materialized (
      select f.*, case when ${isFiltered}
          or (${isShortEnough} and f.facets in (select facets from kept))
        then (select ${availabilitySubquery} from items i where i.id = f.id) else '' end as availability
      from matches f),`,
};

// Matches that share facets, sizes and availability are counted and filtered by one of them.
const listMatches = (form: Form) =>
  listOf(form, {
    ctes: sql`${matchesCtes} ${offeredCte[form]}
    groups as materialized (
      select facets, availability, count(*)::int as items, min(id) as sample from offered group by facets, availability),`,
    items: {
      from: sql`offered f join items i on i.id = f.id`,
      status: form === 'offered' ? sql`f.availability` : undefined,
    },
    counted: {
      from: sql`groups k join items i on i.id = k.sample`,
      status: form === 'offered' ? sql`k.availability` : undefined,
      count: sql`sum(k.items)`,
    },
    // `is true` makes PostgreSQL hash the subquery instead of joining it row by row.
    bestIds: (filters) => sql`select f.id from offered f where ((f.facets, f.availability) in (
      select k.facets, k.availability from groups k join items i on i.id = k.sample ${filters})) is true`,
    bestMatches: sql`(select coalesce(json_agg(b), '[]'::json) from (
      select f.place, min(f.rank) as rank,
        coalesce(bool_or(${isFromNamedMaker(sql`f`)}) filter (where f.rank <= ${sql.raw(String(matchRank.withinTolerance))}), false)
          as "isOfMaker" from found f group by f.place) b)`,
    orderBy: (sort) =>
      sort === 'best'
        ? sql`${isOfAnotherNumber(sql`f`)}, ${isFromNamedMaker(sql`f`)} desc, f.rank, f.place, ${byPopularity(sql`f`)}`
        : orderByClauses[sort],
  });

const facetGroup = facetGroupOf(sql`i.id`, sql`i.facets`);

/** The index of sizes has all that is read, so no row of an item is. */
const sharedCte = sql`shared as materialized (
      select ${facetGroup} as facets, count(*)::int as items, min(i.id) as sample from items i
      where ${isSold} and ${rangeConditions} group by 1),`;

const sharedItems = sql`(select sum(items) from shared)`;
const areAllCounted = sql`(not exists (select from offered)
  and (${isFiltered} or ${sharedItems} <= ${given('maxCatalogueWithAvailability')}::int))`;

/** The availability of few items is looked up for each of them, that of many by joins over all stock. */
const catalogueGroups = {
  plain: sql`groups as not materialized (select facets, '' as availability, items, sample from shared),`,
  offered: sql`kept as materialized (
      select k.facets, k.items from shared k join items i on i.id = k.sample where ${facetConditions(undefined)}),
    offered as materialized (
      select facets from kept where not ${isFiltered} and ${isShortEnough}
      union all
      select facets from shared where ${isFiltered} and ${sharedItems} <= ${given('maxWithAvailability')}::int),
    groups as materialized (
      select ${facetGroup} as facets, ${availabilitySubquery} as availability, count(*)::int as items, min(i.id) as sample from items i
        where exists (select from offered) and ${facetGroup} in (select facets from offered)
          and ${isSold} and ${rangeConditions} group by 1, 2
      union all
      select ${facetGroup}, ${availabilityJoin.status}, count(*)::int, min(i.id) from items i ${availabilityJoin.join}
        where ${areAllCounted} and ${isSold} and ${rangeConditions} group by 1, 2
      union all
      select facets, '', items, sample from shared
        where not ${areAllCounted} and facets not in (select facets from offered)),`,
};

const listCatalogue = (form: Form) =>
  listOf(`all_${form}`, {
    ctes: sql`${sharedCte} ${catalogueGroups[form]}`,
    items: { from: sql`items i`, status: form === 'offered' ? availabilitySubquery : undefined },
    counted: {
      // Looked up one by one: PostgreSQL expects far more groups than there are.
      from: sql`groups k cross join lateral (select * from items where id = k.sample limit 1) i`,
      where: sql``,
      status: form === 'offered' ? sql`k.availability` : undefined,
      count: sql`sum(k.items)`,
    },
    bestMatches: sql`'[]'::json`,
    orderBy: (sort) => orderByClauses[sort],
    isPlannedEachTime: true,
  });

const lists = {
  matches: { plain: listMatches('plain'), offered: listMatches('offered') },
  catalogue: { plain: listCatalogue('plain'), offered: listCatalogue('offered') },
};

export async function listItems(db: Db, query: ItemListQuery): Promise<Listing> {
  const { terms, similar, filters, certificates, canSeeAvailability, sort: asked, ...params } = query;
  const sort = asked === 'stock' && !canSeeAvailability ? 'best' : asked;
  const source = terms.length + similar.length === 0 ? 'catalogue' : 'matches';
  const [listing] = await lists[source][canSeeAvailability ? 'offered' : 'plain'][sort](db, {
    ...params,
    ...termListParam(terms),
    similar: similar.map(({ id }) => id),
    similarRanks: similar.map(({ rank }) => rank),
    ...filterParams(filters, certificates),
  });
  if (!listing) throw new Error('the listing statement returned no row');
  return { ...listing, facets: facetKeys.flatMap((key) => listing.facets.find((facet) => facet.key === key) ?? []) };
}
