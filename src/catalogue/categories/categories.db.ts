import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { auditTrail } from '../../server/security/audit.table.ts';
import type { SiteCode } from '../../sites/site.ts';
import { items } from '../catalogue.table.ts';
import { priceRows } from '../pricing/prices.table.ts';
import { categoryPlaces } from './categories.table.ts';
import type { CountedCategory } from './category.contract.ts';

const p = sql.placeholder;
const ofSite = sql`i.site = ${p('site')}`;

/** The order is that of the shop: as staff arranged them, then those with most items first. */
export const findCategories = prepareStatement<{ site: SiteCode }, CountedCategory>(
  'desk_categories',
  sql`select c.super_category, c.category, c.items, c.retired,
      (select count(*) from ${priceRows} r where r.site = ${p('site')} and r.scope = 'category'
        and r.scope_key = c.category)::int as price_rows
    from (select i.super_category, i.category, count(*) filter (where i.retired_at is null)::int as items,
        count(*) filter (where i.retired_at is not null)::int as retired
      from ${items} i where ${ofSite} group by 1, 2) c
      left join ${categoryPlaces} o on o.site = ${p('site')} and o.category = c.category
    order by o.position, c.items desc, c.category, c.super_category`,
);

/** Whoever writes prices for categories shares it: it waits for changes of categories, not for others who write prices. */
export const categoriesLock = sql`hashtext('categories ' || ${p('site')}::text)`;

/** Changes of categories of one site run one after the other. */
export const lockCategories = prepareStatement<{ site: SiteCode }, { locked: boolean }>(
  'categories_lock',
  sql`select pg_advisory_xact_lock(${categoriesLock}) is not null as locked`,
);

export const countInCategory = prepareStatement<
  { site: SiteCode; category: string },
  { items: number; superCategory: string | null }
>(
  'category_count',
  sql`select count(*)::int as items, mode() within group (order by i.super_category) as super_category
    from ${items} i where ${ofSite} and i.category = ${p('category')}::text`,
);

type Renaming = { site: SiteCode; from: string; to: string };

/** The next import that names one of the items writes its category again. A super category that is null stays as it is. */
export const renameInItems = prepareWrite<Renaming & { superCategory: string | null; now: Date }, { id: number }>(
  'category_rename_items',
  sql`update ${items} set category = ${p('to')}::text, super_category = coalesce(${p('superCategory')}::text, super_category),
      row_hash = '', updated_at = ${p('now')}::timestamptz
    where site = ${p('site')} and category = ${p('from')}::text returning id`,
);

export const renameInPrices = prepareWrite<Renaming, { id: number }>(
  'category_rename_prices',
  sql`update ${priceRows} set scope_key = ${p('to')}::text
    where site = ${p('site')} and scope = 'category' and scope_key = ${p('from')}::text returning id`,
);

/** Price rows of both categories that would stand against each other: same list or customer, same quantity, days in common. */
export const findPriceConflicts = prepareStatement<Renaming, { id: number }>(
  'category_price_conflicts',
  sql`select r.id from ${priceRows} r join ${priceRows} o on o.site = r.site and o.scope = 'category'
      and o.scope_key = ${p('to')}::text and o.min_qty = r.min_qty
      and o.price_list_id is not distinct from r.price_list_id and o.customer_id is not distinct from r.customer_id
      and daterange(o.valid_from, o.valid_to, '[]') && daterange(r.valid_from, r.valid_to, '[]')
    where r.site = ${p('site')} and r.scope = 'category' and r.scope_key = ${p('from')}::text`,
);

export const findRenaming = prepareStatement<{ site: SiteCode; from: string }, { by: string; at: Date; to: string }>(
  'category_last_renaming',
  sql`select a.actor_name as by, a.at, coalesce(a.details -> 'after' ->> 'category', '') as to from ${auditTrail} a
    where a.site = ${p('site')} and a.subject = ${p('from')} and a.action in ('category renamed', 'category merged')
    order by a.id desc limit 1`,
);

export const findArranging = prepareStatement<{ site: SiteCode }, { by: string; at: Date }>(
  'categories_last_arranging',
  sql`select a.actor_name as by, a.at from ${auditTrail} a
    where a.site = ${p('site')} and a.action = 'categories arranged' order by a.id desc limit 1`,
);
