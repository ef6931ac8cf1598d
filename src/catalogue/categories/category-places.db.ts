import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { items } from '../catalogue.table.ts';
import { categoryPlaces, categoryRenames } from './categories.table.ts';

const p = sql.placeholder;

/** The categories in the order that staff gave them; empty where they gave none. */
export const findCategoryOrder = prepareStatement<{ site: SiteCode }, { category: string }>(
  'category_order',
  sql`select o.category from ${categoryPlaces} o where o.site = ${p('site')} order by o.position, o.category`,
);

export const deletePlaces = prepareWrite<{ site: SiteCode }, never>(
  'category_places_delete',
  sql`delete from ${categoryPlaces} where site = ${p('site')}`,
);

export const insertPlaces = prepareWrite<{ site: SiteCode; categories: string[] }, never>(
  'category_places_insert',
  sql`insert into ${categoryPlaces} (site, category, position)
    select ${p('site')}, o.category, o.place
    from unnest(${p('categories')}::text[]) with ordinality o(category, place)`,
);

/** The new name takes the place of the old one, unless it has its own. */
export const renamePlace = prepareWrite<{ site: SiteCode; from: string; to: string }, never>(
  'category_place_rename',
  sql`update ${categoryPlaces} o set category = ${p('to')}::text
    where o.site = ${p('site')} and o.category = ${p('from')}::text
      and not exists (select from ${categoryPlaces} n where n.site = ${p('site')} and n.category = ${p('to')}::text)`,
);

export const deletePlace = prepareWrite<{ site: SiteCode; category: string }, never>(
  'category_place_delete',
  sql`delete from ${categoryPlaces} where site = ${p('site')} and category = ${p('category')}::text`,
);

/** What led to the old name leads to the new one, and the new name no longer elsewhere. */
export const redirectRenamed = prepareWrite<{ site: SiteCode; from: string; to: string }, never>(
  'category_renames_follow',
  sql`update ${categoryRenames} set category = ${p('to')}::text
    where site = ${p('site')} and category = ${p('from')}::text`,
);

export const insertRenamed = prepareWrite<{ site: SiteCode; from: string; to: string; now: Date }, never>(
  'category_renames_insert',
  sql`insert into ${categoryRenames} (site, former, category, renamed_at)
    values (${p('site')}, ${p('from')}, ${p('to')}, ${p('now')}::timestamptz)
    on conflict (site, former) do update set category = excluded.category, renamed_at = excluded.renamed_at`,
);

export const deleteRenamed = prepareWrite<{ site: SiteCode; former: string }, never>(
  'category_renames_delete',
  sql`delete from ${categoryRenames} where site = ${p('site')} and former = ${p('former')}::text`,
);

/** Finds only names that no item on sale has any more. */
export const findRenamed = prepareStatement<{ site: SiteCode; names: string[] }, { former: string; category: string }>(
  'category_renames_find',
  sql`select m.former, m.category from ${categoryRenames} m
    where m.site = ${p('site')} and m.former = any(${p('names')}::text[])
      and not exists (select from ${items} i where i.site = ${p('site')} and i.retired_at is null and i.category = m.former)
    order by m.former`,
);
