import {           sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.js';
import { byPopularity, isInCatalogue } from '../../catalogue/items/catalogue-items.sql.js';
import { drawingColumns, item } from '../../catalogue/items/item-columns.sql.js';
import {
  joinSellingBranch,
                    
                   
  priceRowsColumn,
  stockFactsColumns,
} from '../../catalogue/pricing/offer.sql.js';
import { matchRank } from '../../catalogue/search/match-rank.data.js';
import {
  exactMatches,
  matchColumns,
                  
  termListCte,
  termListParam,
} from '../../catalogue/search/search-matches.sql.js';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { pickColumns,             selectList } from '../../server/database/select-list.server.js';
                                                    
                                                   

const p = sql.placeholder;

/** A number to look up, with the keys that differ from it by one typing mistake. */
                                                                      

const maxPerRank = 12;

const i = sql`i`;
const bestMatches = (rank        , where     ) => sql`
  (select ${matchColumns(rank)} from ${items} i where ${isInCatalogue(i)} and ${where}
    order by ${byPopularity(i)} limit ${sql.raw(String(maxPerRank))})`;

const matchAll = prepareStatement                                                                            (
  'quick_match',
  sql`with ${termListCte}
    select f.place, f.id as "itemId", i.name, i.maker, f.rank from (
      select m.* from terms a cross join lateral (
        ${exactMatches}
        union all ${bestMatches(matchRank.otherReading, sql`i.universal_key = any(a.other_keys)`)}
        union all ${bestMatches(matchRank.sameSize, sql`i.bore_mm = a.bore and i.outside_mm = a.outside and (a.width is null or i.width_mm = a.width)`)}) m
      union all
      select m.* from json_to_recordset(${p('near')}::json) as a(place int, keys text[])
        cross join lateral ${bestMatches(matchRank.misspelled, sql`i.name_key = any(a.keys)`)} m) f
    join ${items} i on i.id = f.id
    order by f.place, f.rank, ${byPopularity(sql`f`)}`,
);

export async function findMatches(
  db    ,
  site          ,
  queries                       ,
)                                {
  const near = queries.flatMap(({ place, nearKeys }) => (nearKeys.length > 0 ? [{ place, keys: nearKeys }] : []));
  const rows =
    queries.length > 0 ? await matchAll(db, { site, ...termListParam(queries), near: JSON.stringify(near) }) : [];
  const byPlace = new Map                 ();
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
                                                                

export const findQuickItems = prepareStatement                                               (
  'quick_items',
  sql`select ${selectList(columns)}, ${priceRowsColumn}, ${stockFactsColumns}
    from ${items} i ${joinSellingBranch} where i.id = any(${p('ids')}::bigint[])`,
);
