import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { items } from '../catalogue.table.js';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.js';
import { looseIndexScan } from '../search/items-by-maker-or-category.db.js';
                                                         

const p = sql.placeholder;
const i = sql`i`;
const itemColumns = sql`i.id, i.code, i.name, i.maker, i.list_minor as "listMinor"`;

export const findGroupNames = prepareStatement                                                                   (
  'price_target_groups',
  sql`with recursive ${looseIndexScan(sql`makers`, sql`maker`, sql`''::text`)},
    ${looseIndexScan(sql`categories`, sql`category`, sql`''::text`)}
    select 'maker' as scope, value as name from makers union all select 'category', value from categories`,
);

/** Reads the whole catalogue of the site: only for names that are nothing else. */
export const findSubCategories = prepareStatement                                                       (
  'price_target_sub_categories',
  sql`select distinct i.sub_category as name from ${items} i
    where ${isInCatalogue(i)} and i.sub_category <> '' and lower(i.sub_category) = any(${p('names')}::text[])`,
);

const maxPerName = 12;
const fewOf = sql`order by ${byPopularity(i)} limit ${sql.raw(String(maxPerName))}`;

/** `names` are places with their search key and, where one was named, the maker. */
export const findNamedItems = prepareStatement 
                                    
                                                  
 (
  'price_target_items',
  sql`select a.place, i.* from json_to_recordset(${p('names')}::json) as a(place int, key text, maker text)
    cross join lateral (
      (select ${itemColumns}, true as "hasCode" from ${items} i
        where ${isInCatalogue(i)} and i.code_key = a.key and a.key <> '' ${fewOf})
      union all
      (select ${itemColumns}, false from ${items} i
        where ${isInCatalogue(i)} and i.name_key = a.key and a.key <> '' and (a.maker is null or i.maker = a.maker)
          ${fewOf})) i
    order by a.place, i.id`,
);

export const findNearItems = prepareStatement                                                                  (
  'price_target_near',
  sql`select a.place, i.* from json_to_recordset(${p('keys')}::json) as a(place int, keys text[], maker text)
    cross join lateral (select ${itemColumns} from ${items} i
      where ${isInCatalogue(i)} and i.name_key = any(a.keys) and (a.maker is null or i.maker = a.maker) ${fewOf}) i
    order by a.place, i.id`,
);
