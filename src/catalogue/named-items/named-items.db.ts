import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { items } from '../catalogue.table.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { looseIndexScan } from '../search/loose-index-scan.sql.ts';
import type { ItemCandidate } from './named-item.rule.ts';

const p = sql.placeholder;
const i = sql`i`;
const fewOf = sql`order by ${byPopularity(i)} limit 6`;
const isOfMaker = sql`(a.maker = '' or lower(i.maker) = a.maker)`;

/** `lines` are places with the keys of what they name, and the maker in lower case; '' for none. */
export const findItemCandidates = prepareStatement<
  { site: SiteCode; lines: string },
  ItemCandidate & { place: number }
>(
  'named_item_candidates',
  sql`select a.place, i.* from jsonb_to_recordset(${p('lines')}::jsonb)
      as a(place int, "codeKey" text, "nameKey" text, "numberKeys" text[], maker text)
    cross join lateral (
      (select i.code, i.name, i.maker, 'code' as by from ${items} i
        where ${isInCatalogue(i)} and i.code_key = a."codeKey" and a."codeKey" <> '' ${fewOf})
      union all
      (select i.code, i.name, i.maker, 'name' from ${items} i
        where ${isInCatalogue(i)} and i.name_key = a."nameKey" and a."nameKey" <> '' and ${isOfMaker} ${fewOf})
      union all
      (select i.code, i.name, i.maker, 'number' from ${items} i
        where ${isInCatalogue(i)} and i.universal_key = any(a."numberKeys") and i.name_key <> a."nameKey"
          and ${isOfMaker} ${fewOf})) i
    order by a.place, i.code`,
);

/** Items of the maker of a line with its designation or its universal number, under another code. */
export const findItemsOfNumbers = prepareStatement<{ site: SiteCode; lines: string }, ItemCandidate & { line: number }>(
  'named_items_of_numbers',
  sql`select a.line, i.* from jsonb_to_recordset(${p('lines')}::jsonb)
      as a(line int, code text, "nameKey" text, "universalKey" text, maker text)
    cross join lateral (
      (select i.code, i.name, i.maker, 'name' as by from ${items} i
        where ${isInCatalogue(i)} and i.name_key = a."nameKey" and a."nameKey" <> '' and lower(i.maker) = a.maker
          and i.code <> a.code ${fewOf})
      union all
      (select i.code, i.name, i.maker, 'number' from ${items} i
        where ${isInCatalogue(i)} and i.universal_key = a."universalKey" and a."universalKey" <> ''
          and i.name_key <> a."nameKey" and lower(i.maker) = a.maker and i.code <> a.code ${fewOf})) i
    order by a.line, i.by, i.code`,
);

export const findItemsOfCodeKeys = prepareStatement<
  { site: SiteCode; keys: string[] },
  Pick<ItemCandidate, 'code' | 'name' | 'maker'> & { codeKey: string }
>(
  'named_items_of_code_keys',
  sql`select i.code, i.name, i.maker, i.code_key from ${items} i
    where ${isInCatalogue(i)} and i.code_key = any(${p('keys')}::text[]) order by i.code`,
);

export const findItemMakers = prepareStatement<
  { site: SiteCode; codes: string[] },
  Pick<ItemCandidate, 'code' | 'maker'>
>(
  'named_items_of_codes',
  sql`select i.code, i.maker from ${items} i where i.site = ${p('site')} and i.code = any(${p('codes')}::text[])`,
);

export const findMakerNames = prepareStatement<{ site: SiteCode }, { maker: string }>(
  'named_item_makers',
  sql`with recursive ${looseIndexScan(sql`makers`, sql`maker`, sql`''::text`)}
    select m.value as maker from makers m order by m.value`,
);

export const findCategoryNames = prepareStatement<{ site: SiteCode }, { category: string; superCategory: string }>(
  'named_item_categories',
  sql`with recursive ${looseIndexScan(sql`categories`, sql`category`, sql`i.super_category`)}
    select c.value as category, c.extra as super_category from categories c order by c.value`,
);
