import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { items } from '../catalogue.table.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { looseIndexScan, subCategoriesCte } from '../search/loose-index-scan.sql.ts';
import type { TargetItem } from './price-target.rule.ts';

const p = sql.placeholder;
const i = sql`i`;
const itemColumns = sql`i.id, i.code, i.name, i.maker, i.list_minor`;

export const findGroupNames = prepareStatement<{ site: SiteCode }, { scope: 'maker' | 'category'; name: string }>(
  'price_target_groups',
  sql`with recursive ${looseIndexScan(sql`makers`, sql`maker`, sql`''::text`)},
    ${looseIndexScan(sql`categories`, sql`category`, sql`''::text`)}
    select 'maker' as scope, value as name from makers union all select 'category', value from categories`,
);

export const findSubCategories = prepareStatement<{ site: SiteCode; names: string[] }, { name: string }>(
  'price_target_sub_categories',
  sql`with recursive ${subCategoriesCte}
    select distinct s.sub_category as name from sub_categories s
    where s.sub_category <> '' and lower(s.sub_category) = any(${p('names')}::text[])`,
);

const maxPerName = 12;
const fewOf = sql`order by ${byPopularity(i)} limit ${sql.raw(String(maxPerName))}`;

/** `names` are places with their search key and, where one was named, the maker. */
export const findNamedItems = prepareStatement<
  { site: SiteCode; names: string },
  TargetItem & { place: number; hasCode: boolean }
>(
  'price_target_items',
  sql`select a.place, i.* from json_to_recordset(${p('names')}::json) as a(place int, key text, maker text)
    cross join lateral (
      (select ${itemColumns}, true as has_code from ${items} i
        where ${isInCatalogue(i)} and i.code_key = a.key and a.key <> '' ${fewOf})
      union all
      (select ${itemColumns}, false from ${items} i
        where ${isInCatalogue(i)} and i.name_key = a.key and a.key <> '' and (a.maker is null or i.maker = a.maker)
          ${fewOf})) i
    order by a.place, i.id`,
);

export const findNearItems = prepareStatement<{ site: SiteCode; keys: string }, TargetItem & { place: number }>(
  'price_target_near',
  sql`select a.place, i.* from json_to_recordset(${p('keys')}::json) as a(place int, keys text[], maker text)
    cross join lateral (select ${itemColumns} from ${items} i
      where ${isInCatalogue(i)} and i.name_key = any(a.keys) and (a.maker is null or i.maker = a.maker) ${fewOf}) i
    order by a.place, i.id`,
);
