import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import {
  chosenFacets,
  countsOfGroups,
  facetKeys,
  filterParams,
  groupsOf,
  orders,
  withinRanges,
} from './listing-parts.db.ts';
import { type ListingFilters, sortOrders } from './multi-search.contract.ts';
import { availabilityOfAll, availabilityOfOne, type OfferParams } from './offer.table.ts';
import {
  askedAll,
  askedMany,
  beginning,
  bestOfEquals,
  named,
  namedOrSized,
  preferred,
  sold,
} from './search-parts.db.ts';
import type { Reading } from './search-reading.ts';

type Sort = (typeof sortOrders)[number];

export type Facet = { key: string; values: { value: string; count: number }[] };

/** The smallest and the largest size in mm; null where none is known. */
type Range = [least: number | null, most: number | null];

export type Listing = {
  /** How many items the filters leave. */
  total: number;
  ids: number[];
  /** For each facet the counts under all other filters. */
  facets: Facet[];
  /** Of what the filters leave. */
  ranges: { bore: Range; outside: Range; width: Range };
  /** Places of the numbers that something answers. */
  answered: number[];
};

export type ListingQuery = Omit<OfferParams, 'site'> & {
  site: string;
  /** None, and nothing similar, lists the whole catalogue. */
  readings: readonly Reading[];
  /** Items that stand in for what nothing answers, best first. */
  similar: readonly number[];
  filters: ListingFilters;
  /** Whether availability is counted and filtered. */
  seesAvailability: boolean;
  sort: Sort;
  offset: number;
  most: number;
};

const given = sql.placeholder;
const isSold = sold(sql`i`);

type Listed = (db: Db, params: Record<string, unknown>) => Promise<Listing[]>;
type Source = {
  /** Common table expressions before the groups, each with a comma behind it. */
  parts: SQL;
  from: SQL;
  /** Joins that give a group its availability, and the word. */
  availability: { join: SQL; word: SQL };
  /**
   * One item `i` for all that share facets, sizes and availability, with their number, and what they are chosen from:
   * what is found by a group need not be read item by item.
   */
  alike?: { from: SQL; items: SQL; answers: SQL; word: SQL };
  answered: SQL;
  orderOf: (sort: Sort) => SQL;
};

/** One statement for each order, so that its index can serve it. */
function listOf(name: string, { parts, from, alike, availability, answered, orderOf }: Source, sees: boolean) {
  const query = (sort: Sort): Listed => {
    const where = sql`where ${isSold} and ${withinRanges}`;
    const chosen = (word: SQL) => sql`${where} and ${chosenFacets(sees ? word : undefined)}`;
    const groups = alike
      ? groupsOf(sql`${alike.from} ${where}`, sees ? alike.word : undefined, alike.items)
      : groupsOf(sql`${from} ${sees ? availability.join : sql``} ${where}`, sees ? availability.word : undefined);
    const listed =
      alike && sort === 'best'
        ? // As a truth value it is looked up in a hash; as a join it would be compared with each.
          sql`select f.id from ${alike.answers} f where ((f.facets, ${sees ? sql`f.availability` : sql`''`}) in (
            select i.facets, ${sees ? alike.word : sql`''`} from ${alike.from} ${chosen(alike.word)})) is true`
        : sql`select i.id from ${from} ${chosen(availabilityOfOne)}`;
    const text = sql`with ${parts} ${groups}
      select ${countsOfGroups(sees)}, ${answered} as answered,
        to_json(array(${listed} order by ${orderOf(sort)}
          limit ${given('most')}::int offset ${given('offset')}::int)) as ids`;
    return statement<Record<string, unknown>, Listing>(`${name}_${sort}${sees ? '_offered' : ''}`, text);
  };
  return Object.fromEntries(sortOrders.map((sort) => [sort, query(sort)])) as Record<Sort, Listed>;
}

/** Places of what stands in for a number come behind those of the numbers asked. */
const behindAll = sql.raw('10000');

/** Each answer with its availability, and how many are alike in that and all facets. */
const alikeOffered = sql`
    offered as materialized (
      select f.*, ${availabilityOfOne} as availability from answers f join items i on i.id = f.id),
    alike as materialized (
      select facets, availability, count(*)::int as items, min(id) as sample from offered group by facets, availability),`;
const alikePlain = sql`
    alike as materialized (
      select facets, count(*)::int as items, min(id) as sample from answers group by facets),`;

const listAnswers = (sees: boolean) =>
  listOf(
    'catalogue_list',
    {
      parts: sql`${askedAll}, ${named(namedOrSized())},
    found as materialized (
      select * from named
      union all ${beginning(sql`i.name_key`, undefined)}
      union all ${beginning(sql`i.universal_key`, undefined)}
      union all ${beginning(sql`i.code_key`, undefined)}),
    answers as materialized (
      select id, min(rank) as rank, min(place) as place, min(weight) as weight, min(facets) as facets from (
        select * from found
        union all select s.id, 5, ${behindAll} + s.place::int, i.weight, i.facets
          from unnest(${given('similar')}::bigint[]) with ordinality as s(id, place) join items i on i.id = s.id
          where ${isSold}) f
      group by id),${sees ? alikeOffered : alikePlain}`,
      from: sql`answers f join items i on i.id = f.id`,
      availability: { join: sql``, word: availabilityOfOne },
      alike: {
        from: sql`alike k join items i on i.id = k.sample`,
        items: sql`sum(k.items)`,
        answers: sees ? sql`offered` : sql`answers`,
        word: sql`k.availability`,
      },
      answered: sql`(select coalesce(json_agg(a.place), '[]'::json) from asked a
    where exists (select from found f where f.place = a.place))`,
      orderOf: (sort) =>
        sort === 'best' ? sql`${preferred(sql`f`)} desc, f.rank, f.place, ${bestOfEquals(sql`f`)}` : orders[sort],
    },
    sees,
  );

const listCatalogue = (sees: boolean) =>
  listOf(
    'catalogue_list_all',
    {
      parts: sql``,
      from: sql`items i`,
      availability: availabilityOfAll,
      answered: sql`'[]'::json`,
      orderOf: (sort) => orders[sort],
    },
    sees,
  );

const bothWays = <T>(make: (sees: boolean) => T) => ({ plain: make(false), offered: make(true) });
const answersLists = bothWays(listAnswers);
const catalogueLists = bothWays(listCatalogue);

/** One page of what answers a search, filtered and sorted, with the counts of its facets in their own order. */
export async function listItems(db: Db, query: ListingQuery): Promise<Listing> {
  const { readings, similar, filters, seesAvailability, sort, ...params } = query;
  const lists = readings.length + similar.length === 0 ? catalogueLists : answersLists;
  const [listing] = await lists[seesAvailability ? 'offered' : 'plain'][sort](db, {
    ...params,
    ...askedMany(readings),
    similar: [...similar],
    ...filterParams(filters),
  });
  if (!listing) throw new Error('a listing answered no row');
  return { ...listing, facets: facetKeys.flatMap((key) => listing.facets.find((facet) => facet.key === key) ?? []) };
}
