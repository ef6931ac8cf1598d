import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { availabilityJoin, availabilitySubquery, type OfferParams } from '../pricing/offer.sql.ts';
import {
  exactMatchesCte,
  exactOrSizeMatches,
  isFromNamedMaker,
  prefixMatches,
  termListCte,
  termListParam,
} from '../search/search-matches.db.ts';
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

type Range = [least: number | null, most: number | null];

export type Listing = {
  total: number;
  ids: number[];
  /** The counts of each facet apply all filters except its own. */
  facets: FacetCounts[];
  ranges: { bore: Range; outside: Range; width: Range };
  answered: number[];
};

export type ItemListQuery = Omit<OfferParams, 'site'> & {
  site: string;
  /** With no terms and no similar items, the whole catalogue is listed. */
  readings: readonly SearchTerm[];
  similar: readonly number[];
  filters: ListingFilters;
  seesAvailability: boolean;
  sort: Sort;
  offset: number;
  most: number;
};

const given = sql.placeholder;
const isSold = isInCatalogue(sql`i`);

type Listed = (db: Db, params: Record<string, unknown>) => Promise<Listing[]>;
type Source = {
  parts: SQL;
  from: SQL;
  availability: { join: SQL; word: SQL };
  /** One item `i` for all that share facets, sizes and availability, so that filters need not read every item. */
  alike?: { from: SQL; items: SQL; answers: SQL; word: SQL };
  answered: SQL;
  orderOf: (sort: Sort) => SQL;
};

/** One statement for each sort order, so that its index can be used. */
function listOf(name: string, { parts, from, alike, availability, answered, orderOf }: Source, sees: boolean) {
  const query = (sort: Sort): Listed => {
    const where = sql`where ${isSold} and ${rangeConditions}`;
    const chosen = (word: SQL) => sql`${where} and ${facetConditions(sees ? word : undefined)}`;
    const groups = alike
      ? facetGroupsCte(sql`${alike.from} ${where}`, sees ? alike.word : undefined, alike.items)
      : facetGroupsCte(sql`${from} ${sees ? availability.join : sql``} ${where}`, sees ? availability.word : undefined);
    const listed =
      alike && sort === 'best'
        ? // As a truth value it is looked up in a hash; as a join it would be compared with each.
          sql`select f.id from ${alike.answers} f where ((f.facets, ${sees ? sql`f.availability` : sql`''`}) in (
            select i.facets, ${sees ? alike.word : sql`''`} from ${alike.from} ${chosen(alike.word)})) is true`
        : sql`select i.id from ${from} ${chosen(availabilitySubquery)}`;
    const text = sql`with ${parts} ${groups}
      select ${facetCountColumns(sees)}, ${answered} as answered,
        to_json(array(${listed} order by ${orderOf(sort)}
          limit ${given('most')}::int offset ${given('offset')}::int)) as ids`;
    return prepareStatement<Record<string, unknown>, Listing>(`${name}_${sort}${sees ? '_offered' : ''}`, text);
  };
  return Object.fromEntries(sortOrders.map((sort) => [sort, query(sort)])) as Record<Sort, Listed>;
}

/** Places of substitutes start after those of the numbers searched for. */
const behindAll = sql.raw('10000');

const alikeOffered = sql`
    offered as materialized (
      select f.*, ${availabilitySubquery} as availability from answers f join items i on i.id = f.id),
    alike as materialized (
      select facets, availability, count(*)::int as items, min(id) as sample from offered group by facets, availability),`;
const alikePlain = sql`
    alike as materialized (
      select facets, count(*)::int as items, min(id) as sample from answers group by facets),`;

const listAnswers = (sees: boolean) =>
  listOf(
    'catalogue_list',
    {
      parts: sql`${termListCte}, ${exactMatchesCte(exactOrSizeMatches())},
    found as materialized (
      select * from named
      union all ${prefixMatches(sql`i.name_key`, undefined)}
      union all ${prefixMatches(sql`i.universal_key`, undefined)}
      union all ${prefixMatches(sql`i.code_key`, undefined)}),
    answers as materialized (
      select id, min(rank) as rank, min(place) as place, min(weight) as weight, min(facets) as facets from (
        select * from found
        union all select s.id, 5, ${behindAll} + s.place::int, i.weight, i.facets
          from unnest(${given('similar')}::bigint[]) with ordinality as s(id, place) join items i on i.id = s.id
          where ${isSold}) f
      group by id),${sees ? alikeOffered : alikePlain}`,
      from: sql`answers f join items i on i.id = f.id`,
      availability: { join: sql``, word: availabilitySubquery },
      alike: {
        from: sql`alike k join items i on i.id = k.sample`,
        items: sql`sum(k.items)`,
        answers: sees ? sql`offered` : sql`answers`,
        word: sql`k.availability`,
      },
      answered: sql`(select coalesce(json_agg(a.place), '[]'::json) from asked a
    where exists (select from found f where f.place = a.place))`,
      orderOf: (sort) =>
        sort === 'best'
          ? sql`${isFromNamedMaker(sql`f`)} desc, f.rank, f.place, ${byPopularity(sql`f`)}`
          : orderByClauses[sort],
    },
    sees,
  );

const listCatalogue = (sees: boolean) =>
  listOf(
    'catalogue_list_all',
    {
      parts: sql``,
      from: sql`items i`,
      availability: availabilityJoin,
      answered: sql`'[]'::json`,
      orderOf: (sort) => orderByClauses[sort],
    },
    sees,
  );

const bothWays = <T>(make: (sees: boolean) => T) => ({ plain: make(false), offered: make(true) });
const answersLists = bothWays(listAnswers);
const catalogueLists = bothWays(listCatalogue);

export async function listItems(db: Db, query: ItemListQuery): Promise<Listing> {
  const { readings, similar, filters, seesAvailability, sort, ...params } = query;
  const lists = readings.length + similar.length === 0 ? catalogueLists : answersLists;
  const [listing] = await lists[seesAvailability ? 'offered' : 'plain'][sort](db, {
    ...params,
    ...termListParam(readings),
    similar: [...similar],
    ...filterParams(filters),
  });
  if (!listing) throw new Error('a listing answered no row');
  return { ...listing, facets: facetKeys.flatMap((key) => listing.facets.find((facet) => facet.key === key) ?? []) };
}
