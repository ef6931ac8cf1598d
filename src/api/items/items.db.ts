import { type SQL, sql } from 'drizzle-orm';
import { branches, type Item, items, stock, stockIncoming } from '../../catalogue/catalogue.table.ts';
import type { IncomingKind } from '../../catalogue/incoming-kinds.data.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { recordChanges } from '../api.table.ts';
import type { FeedPage } from '../changes/read-feed.server.ts';

const p = sql.placeholder;

export const findItemsForProgram = prepareStatement<
  { site: SiteCode; codes: readonly string[] },
  Pick<Item, 'id' | 'code'>
>(
  'api_items_by_code',
  sql`select i.id, i.code from ${items} i where i.site = ${p('site')} and i.code = any(${p('codes')}::text[])`,
);

export type FeedItem = { change: number; changedAt: Date; isRetired: boolean } & Omit<
  Item,
  'site' | 'weight' | 'tier' | 'facets' | 'nameKey' | 'codeKey' | 'universalKey' | 'rowHash' | 'retiredAt' | 'updatedAt'
>;

const select = (
  change: SQL,
  changedAt: SQL,
) => sql`select ${change} as change, ${changedAt} as changed_at, i.id, i.code, i.name, i.maker, i.super_category,
    i.category, i.sub_category, i.universal_no, i.universal_stated, i.gtin, i.description, i.origin, i.hsn, i.unit,
    i.packing_type, i.qty_per_carton, i.min_qty, i.order_multiple, i.bore_mm, i.outside_mm, i.width_mm, i.weight_kg,
    i.dynamic_kn, i.static_kn, i.speed_grease_rpm, i.speed_oil_rpm, i.bearing_type, i.seal, i.clearance, i.currency,
    i.list_minor, i.tax_bp, i.popularity, i.cost_minor,
    i.retired_at is not null as is_retired`;

/** null for any. */
export type ItemFilter = { maker: string | null; category: string | null; isRetired: boolean | null };

export const findChangedItems = prepareStatement<FeedPage & ItemFilter, FeedItem>(
  'api_items_feed',
  sql`${select(sql`r.number`, sql`r.changed_at`)} from ${recordChanges} r join ${items} i on i.id = r.record_id
    where r.site = ${p('site')} and r.kind = 'item' and r.number > ${p('after')}::bigint and i.site = ${p('site')}
      and (${p('maker')}::text is null or i.maker = ${p('maker')})
      and (${p('category')}::text is null or i.category = ${p('category')})
      and (${p('isRetired')}::boolean is distinct from true or i.retired_at is not null)
      and (${p('isRetired')} is distinct from false or i.retired_at is null)
    order by r.number limit ${p('limit')}::int`,
  { isPlannedEachTime: true },
);

export const findFeedItem = prepareStatement<{ site: SiteCode; code: string }, FeedItem>(
  'api_item',
  sql`${select(sql`0`, sql`coalesce(r.changed_at, i.updated_at)`)} from ${items} i
      left join ${recordChanges} r on r.kind = 'item' and r.record_id = i.id
    where i.site = ${p('site')} and i.code = ${p('code')}`,
);

export type FeedStock = {
  itemId: number;
  branchId: number;
  branch: string;
  onHand: number;
  reserved: number;
  shelf: string;
};

export const findFeedStock = prepareStatement<{ itemIds: number[] }, FeedStock>(
  'api_items_stock',
  sql`select s.item_id, s.branch_id, b.code as branch, s.on_hand, s.reserved, s.shelf
    from ${stock} s join ${branches} b on b.id = s.branch_id
    where s.item_id = any(${p('itemIds')}::bigint[]) order by s.item_id, b.position`,
);

export type FeedLot = {
  itemId: number;
  branchId: number;
  kind: IncomingKind;
  quantity: number;
  dueOn: string;
};

export const findFeedLots = prepareStatement<{ itemIds: number[] }, FeedLot>(
  'api_items_lots',
  sql`select n.item_id, n.branch_id, n.kind, n.quantity, n.due_on
    from ${stockIncoming} n where n.item_id = any(${p('itemIds')}::bigint[]) order by n.item_id, n.due_on, n.id`,
);
