import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { branches, type Item, items, stock, stockIncoming } from '../../catalogue/catalogue.table.ts';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { recordChanges } from '../api.table.ts';
import type { FeedPage } from '../changes/read-feed.server.ts';

const p = sql.placeholder;

export const findItemsByCode = (
  db: Db,
  site: SiteCode,
  codes: readonly string[],
): Promise<Pick<Item, 'id' | 'code'>[]> =>
  db
    .select({ id: items.id, code: items.code })
    .from(items)
    .where(and(eq(items.site, site), inArray(items.code, [...codes])));

export type FeedItem = { change: number; changedAt: Date; isRetired: boolean } & Omit<
  Item,
  'site' | 'weight' | 'tier' | 'facets' | 'nameKey' | 'codeKey' | 'universalKey' | 'rowHash' | 'retiredAt' | 'updatedAt'
>;

const select = (
  change: SQL,
  changedAt: SQL,
) => sql`select ${change} as change, ${changedAt} as "changedAt", i.id, i.code, i.name, i.maker,
    i.super_category as "superCategory", i.category, i.sub_category as "subCategory", i.universal_no as "universalNo",
    i.universal_stated as "universalStated", i.gtin, i.description, i.origin, i.hsn, i.unit,
    i.packing_type as "packingType", i.qty_per_carton as "qtyPerCarton", i.min_qty as "minQty",
    i.order_multiple as "orderMultiple", i.bore_mm as "boreMm", i.outside_mm as "outsideMm", i.width_mm as "widthMm",
    i.weight_kg as "weightKg", i.dynamic_kn as "dynamicKn", i.static_kn as "staticKn",
    i.speed_grease_rpm as "speedGreaseRpm", i.speed_oil_rpm as "speedOilRpm", i.bearing_type as "bearingType", i.seal,
    i.clearance, i.currency, i.list_minor as "listMinor", i.tax_bp as "taxBp", i.popularity, i.cost_minor as "costMinor",
    i.retired_at is not null as "isRetired"`;

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
  sql`select s.item_id as "itemId", s.branch_id as "branchId", b.code as branch, s.on_hand as "onHand", s.reserved, s.shelf
    from ${stock} s join ${branches} b on b.id = s.branch_id
    where s.item_id = any(${p('itemIds')}::bigint[]) order by s.item_id, b.position`,
);

export type FeedLot = {
  itemId: number;
  branchId: number;
  kind: 'arriving' | 'production';
  quantity: number;
  dueOn: string;
};

export const findFeedLots = prepareStatement<{ itemIds: number[] }, FeedLot>(
  'api_items_lots',
  sql`select n.item_id as "itemId", n.branch_id as "branchId", n.kind, n.quantity, n.due_on as "dueOn"
    from ${stockIncoming} n where n.item_id = any(${p('itemIds')}::bigint[]) order by n.item_id, n.due_on, n.id`,
);
