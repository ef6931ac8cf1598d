import { type SQL, sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.ts';
import { byPopularity, isInCatalogue } from '../../catalogue/items/catalogue-items.sql.ts';
import { drawingColumns, item } from '../../catalogue/items/item-columns.sql.ts';
import {
  joinSellingBranch,
  type OfferColumns,
  type OfferParams,
  priceRowsColumn,
  stockFactsColumns,
} from '../../catalogue/pricing/offer.sql.ts';
import { matchRank } from '../../catalogue/search/match-rank.data.ts';
import {
  exactMatches,
  isPlainSize,
  type SearchKeys,
  searchMatchColumns,
  termListCte,
  termListParam,
} from '../../catalogue/search/search-matches.sql.ts';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { pickColumns, type RowOf, selectList } from '../../server/database/select-list.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { Match } from './quick-match.rule.ts';

const p = sql.placeholder;

/** A number to look up, with the keys that differ from it by one typing mistake, and those of what comes closest. */
export type MatchQuery = SearchKeys & { nearKeys: readonly string[]; likelyKeys: readonly string[] };

const maxPerRank = 12;

const i = sql`i`;
const bestMatches = (rank: number, where: SQL, order = byPopularity(i)) => sql`
  (select ${searchMatchColumns(rank)} from ${items} i where ${isInCatalogue(i)} and ${where}
    order by ${order} limit ${sql.raw(String(maxPerRank))})`;

const hasSize = sql`i.bore_mm = a.bore and i.outside_mm = a.outside and (a.width is null or i.width_mm = a.width)`;

/** Items come first that have the seal, clearance and type named beside a size. */
const namedFirst = (term: SQL) => sql`
  (i.seal = ${term}.seal) desc nulls last, (i.clearance = ${term}.clearance) desc nulls last, (i.bearing_type = any(${term}.types)) desc nulls last`;

// `limit 1` makes PostgreSQL look up the few items that match instead of reading all.
const matchAll = prepareStatement<
  { site: SiteCode; terms: string; near: string; likely: string },
  Match & { place: number }
>(
  'quick_match',
  sql`with ${termListCte},
    likely as materialized (select place, keys from json_to_recordset(${p('likely')}::json) as a(place int, keys text[]))
    select f.place, f.id as item_id, i.name, i.maker, f.rank from (
      select m.* from terms a cross join lateral (
        ${exactMatches}
        union all ${bestMatches(matchRank.otherReading, sql`i.universal_key = any(a.other_keys)`)}
        union all ${bestMatches(matchRank.sameSize, sql`${isPlainSize} and ${hasSize}`)}
        union all ${bestMatches(matchRank.sameSize, sql`not (${isPlainSize}) and ${hasSize}`, sql`${namedFirst(sql`a`)}, ${byPopularity(i)}`)}) m
      union all
      select m.* from likely a cross join lateral ${bestMatches(matchRank.sameSize, sql`i.universal_key = any(a.keys)`)} m
      union all
      select m.* from json_to_recordset(${p('near')}::json) as a(place int, keys text[])
        cross join lateral ${bestMatches(matchRank.misspelled, sql`i.name_key = any(a.keys)`)} m) f
    cross join lateral (select i.name, i.maker, i.universal_key, i.seal, i.clearance, i.bearing_type from ${items} i where i.id = f.id limit 1) i
    left join likely l on l.place = f.place
    left join terms t on t.place = f.place
    order by f.place, f.rank, ${namedFirst(sql`t`)}, array_position(l.keys, i.universal_key), ${byPopularity(sql`f`)}`,
);

export async function findMatches(
  db: Db,
  site: SiteCode,
  queries: readonly MatchQuery[],
): Promise<Map<number, Match[]>> {
  if (queries.length === 0) return new Map();
  const keysOf = (name: 'nearKeys' | 'likelyKeys') =>
    JSON.stringify(queries.flatMap(({ place, [name]: keys }) => (keys.length > 0 ? [{ place, keys }] : [])));
  const lists = { near: keysOf('nearKeys'), likely: keysOf('likelyKeys') };
  const rows = await matchAll(db, { site, ...termListParam(queries), ...lists });
  const byPlace = new Map<number, Match[]>();
  for (const { place, ...match } of rows) {
    const before = byPlace.get(place) ?? [];
    if (!before.some((one) => one.itemId === match.itemId)) before.push(match);
    byPlace.set(place, before);
  }
  return byPlace;
}

const columns = {
  ...pickColumns(item, 'id', 'name', 'code', 'maker', 'weightKg', 'qtyPerCarton', 'minQty', 'orderMultiple'),
  ...pickColumns(item, 'listMinor', 'taxBp'),
  ...drawingColumns,
};
export type QuickItemRow = RowOf<typeof columns> & OfferColumns;

export const findQuickItems = prepareStatement<OfferParams & { ids: number[] }, QuickItemRow>(
  'quick_items',
  sql`select ${selectList(columns)}, ${priceRowsColumn}, ${stockFactsColumns}
    from ${items} i ${joinSellingBranch} where i.id = any(${p('ids')}::bigint[])`,
);
