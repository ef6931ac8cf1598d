import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { branches, items, stock, stockHolds, stockIncoming } from '../../catalogue/catalogue.table.ts';
import { type PriceSnapshot, priceLists, priceRows } from '../../catalogue/pricing/prices.table.ts';
import { freeForAnybody } from '../../catalogue/stock/free-stock.sql.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { auditTrail } from '../../server/security/audit.table.ts';
import type { RecordAct } from '../../server/security/audited-act.contract.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { branchStock, relatedItem } from './item-record.contract.ts';

const p = sql.placeholder;

type OfItem = { site: SiteCode; id: number };
export type BranchStock = Omit<z.input<typeof branchStock>, 'free'>;

/** Every branch of the site, also without stock. */
export const findStockByBranch = prepareStatement<OfItem & { now: Date }, BranchStock>(
  'desk_item_stock',
  sql`select b.name as branch, b.code as branch_code, coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved,
      coalesce((select sum(h.quantity) from ${stockHolds} h where h.item_id = ${p('id')}::bigint and h.branch_id = b.id
        and h.ended_at is null and h.reason <> 'order' and h.ends_at > ${p('now')}::timestamptz), 0)::int as held,
      coalesce(s.shelf, '') as shelf,
      (select coalesce(json_agg(json_build_object('id', n.id, 'kind', n.kind, 'quantity', n.quantity, 'dueOn', n.due_on)
          order by n.due_on, n.id), '[]'::json)
        from ${stockIncoming} n where n.item_id = ${p('id')}::bigint and n.branch_id = b.id) as incoming
    from ${branches} b left join ${stock} s on s.branch_id = b.id and s.item_id = ${p('id')}::bigint
    where b.site = ${p('site')} and b.position > 0 order by b.position`,
);

export type ListedItemPrice = PriceSnapshot & { id: number; priceListId: number; list: string };

const isFor = sql`(p.scope = 'item' and p.scope_key = i.id::text) or (p.scope = 'sub_category' and p.scope_key = i.sub_category)
  or (p.scope = 'category' and p.scope_key = i.category) or (p.scope = 'maker' and p.scope_key = i.maker) or p.scope = 'all'`;

/** The rows of price lists that are for the item today or later. */
export const findListedItemPrices = prepareStatement<OfItem & { today: Day; limit: number }, ListedItemPrice>(
  'desk_item_prices',
  sql`select p.id, l.id as price_list_id, l.name as list, p.scope, p.scope_key, p.min_qty, p.valid_from, p.valid_to,
      p.discount_bp, p.net_minor
    from ${items} i join ${priceLists} l on l.site = i.site join ${priceRows} p on p.price_list_id = l.id and (${isFor})
    where i.site = ${p('site')} and i.id = ${p('id')}::bigint and coalesce(p.valid_to, ${p('today')}::date) >= ${p('today')}::date
    order by l.name, p.scope, p.min_qty, p.id limit ${p('limit')}::int`,
);

type RelatedItem = z.input<typeof relatedItem>;

export const findInterchangeable = prepareStatement<OfItem & { now: Date; limit: number }, RelatedItem>(
  'desk_item_interchange',
  sql`select t.id, t.code, t.name, t.maker, t.list_minor,
      coalesce((select sum(${freeForAnybody(sql`${p('now')}`)}) from ${stock} s where s.item_id = t.id), 0)::int as free
    from ${items} i join ${items} t on t.site = i.site and t.universal_key = i.universal_key and t.id <> i.id
    where i.site = ${p('site')} and i.id = ${p('id')}::bigint and i.universal_key <> '' and t.retired_at is null
    order by t.weight desc, t.id limit ${p('limit')}::int`,
);

export const findItemHistory = prepareStatement<{ site: SiteCode; code: string; limit: number }, RecordAct>(
  'desk_item_history',
  sql`select a.id, a.at, a.actor_name as by, a.action, a.details from ${auditTrail} a
    where a.site = ${p('site')} and a.subject = ${p('code')} and a.action like 'item %'
    order by a.id desc limit ${p('limit')}::int`,
);
