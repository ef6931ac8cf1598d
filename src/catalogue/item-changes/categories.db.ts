import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { auditTrail } from '../../server/security/audit.table.ts';
import type { SiteCode } from '../../sites/site.ts';
import { items, priceRows } from '../catalogue.table.ts';

const p = sql.placeholder;
const ofSite = sql`i.site = ${p('site')}`;

export type Category = { superCategory: string; category: string; items: number; retired: number; priceRows: number };

export const findCategories = prepareStatement<{ site: SiteCode }, Category>(
  'desk_categories',
  sql`select c.super_category as "superCategory", c.category, c.items, c.retired,
      (select count(*) from ${priceRows} r where r.site = ${p('site')} and r.scope = 'category'
        and r.scope_key = c.category)::int as "priceRows"
    from (select i.super_category, i.category, count(*) filter (where i.retired_at is null)::int as items,
        count(*) filter (where i.retired_at is not null)::int as retired
      from ${items} i where ${ofSite} group by 1, 2) c
    order by c.super_category, c.category`,
);

/** Changes of categories of one site run one after the other. */
export const lockCategories = prepareStatement<{ site: SiteCode }, { locked: boolean }>(
  'categories_lock',
  sql`select pg_advisory_xact_lock(hashtext('categories ' || ${p('site')}::text)) is not null as locked`,
);

export const countInCategory = prepareStatement<{ site: SiteCode; category: string }, { items: number }>(
  'category_count',
  sql`select count(*)::int as items from ${items} i where ${ofSite} and i.category = ${p('category')}::text`,
);

type Renaming = { site: SiteCode; from: string; to: string };

/** The next import that names one of the items writes its category again. */
export const renameInItems = prepareStatement<Renaming & { now: Date }, { id: number }>(
  'category_rename_items',
  sql`update ${items} set category = ${p('to')}::text, row_hash = '', updated_at = ${p('now')}::timestamptz
    where site = ${p('site')} and category = ${p('from')}::text returning id`,
);

export const renameInPrices = prepareStatement<Renaming, { id: number }>(
  'category_rename_prices',
  sql`update ${priceRows} set scope_key = ${p('to')}::text
    where site = ${p('site')} and scope = 'category' and scope_key = ${p('from')}::text returning id`,
);

export const findRenaming = prepareStatement<{ site: SiteCode; from: string }, { by: string; at: Date; to: string }>(
  'category_last_renaming',
  sql`select a.actor_name as by, a.at, coalesce(a.details -> 'after' ->> 'category', '') as to from ${auditTrail} a
    where a.site = ${p('site')} and a.subject = ${p('from')} and a.action = 'category renamed'
    order by a.id desc limit 1`,
);
