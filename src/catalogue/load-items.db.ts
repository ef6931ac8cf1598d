import { sql } from 'drizzle-orm';
import type { Caller } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import { type OfferColumns, type OfferParams, priceRowsOf, sellingBranch, stockFactsOf } from './offer.table.ts';
import { bestOfEquals, sold } from './search-parts.db.ts';

/** An item with what this caller's price list and the selling branch say of it. */
export type ItemRecord = OfferColumns & {
  id: number;
  code: string;
  name: string;
  maker: string;
  superCategory: string;
  category: string;
  subCategory: string;
  universalNo: string;
  universalKey: string;
  description: string;
  origin: string;
  hsn: string;
  unit: string;
  packingType: string;
  qtyPerCarton: number;
  minQty: number;
  orderMultiple: number;
  boreMm: number | null;
  outsideMm: number | null;
  widthMm: number | null;
  weightKg: number | null;
  dynamicKn: number | null;
  staticKn: number | null;
  speedGreaseRpm: number | null;
  speedOilRpm: number | null;
  bearingType: string;
  seal: string;
  clearance: string;
  listMinor: number;
  taxBp: number;
  /** Whether the caller wished for it; null for a visitor. */
  wished: boolean | null;
};

const userId = sql.placeholder('userId');
const isWished = sql`case when ${userId}::bigint > 0
    then exists (select from wishlist w where w.user_id = ${userId}::bigint and w.item_id = i.id) end`;

const columns = sql`
  i.id, i.code, i.name, i.maker, i.super_category as "superCategory", i.category, i.sub_category as "subCategory",
  i.universal_no as "universalNo", i.universal_key as "universalKey", i.description, i.origin, i.hsn, i.unit,
  i.packing_type as "packingType", i.qty_per_carton as "qtyPerCarton", i.min_qty as "minQty",
  i.order_multiple as "orderMultiple", i.bore_mm as "boreMm", i.outside_mm as "outsideMm", i.width_mm as "widthMm",
  i.weight_kg as "weightKg", i.dynamic_kn as "dynamicKn", i.static_kn as "staticKn",
  i.speed_grease_rpm as "speedGreaseRpm", i.speed_oil_rpm as "speedOilRpm", i.bearing_type as "bearingType", i.seal,
  i.clearance, i.list_minor as "listMinor", i.tax_bp as "taxBp", ${isWished} as wished, ${priceRowsOf}, ${stockFactsOf}`;

type SiteParams = OfferParams & { site: string; userId: number };

const byIds = statement<SiteParams & { ids: number[] }, ItemRecord>(
  'catalogue_items_by_id',
  sql`select ${columns} from unnest(${sql.placeholder('ids')}::bigint[]) with ordinality as wanted(id, place)
    join items i on i.id = wanted.id and ${sold(sql`i`)} ${sellingBranch}
    order by wanted.place`,
);

const withTwins = statement<SiteParams & { id: number; most: number }, ItemRecord>(
  'catalogue_item_and_twins',
  sql`select ${columns} from (
      select t.*, 0 as distance from items t where t.id = ${sql.placeholder('id')}::bigint and ${sold(sql`t`)}
      union all
      (select t.*, 1 from items item join items t on t.universal_key = item.universal_key and t.id <> item.id
        where item.id = ${sql.placeholder('id')}::bigint and ${sold(sql`item`)} and ${sold(sql`t`)} and t.universal_key <> ''
        order by ${bestOfEquals(sql`t`)} limit ${sql.placeholder('most')}::int)) i
    ${sellingBranch}
    order by i.distance, ${bestOfEquals(sql`i`)}`,
);

type For = { site: string; caller: Caller | undefined; now: Date };

const paramsOf = ({ site, caller, now }: For): SiteParams => ({
  site,
  userId: caller?.userId ?? 0,
  priceListId: caller?.priceListId ?? null,
  customerId: caller?.customerId ?? 0,
  now,
});

/** Items of the site by id, in this order; unknown and retired ones are left out. */
export async function itemsById(db: Db, whom: For, ids: readonly number[]): Promise<ItemRecord[]> {
  return byIds(db, { ...paramsOf(whom), ids: [...ids] });
}

/** The item first, then what interchanges with it, the popular ones first, at most `most` of them. */
export async function itemAndTwins(db: Db, whom: For, id: number, most: number): Promise<ItemRecord[]> {
  return withTwins(db, { ...paramsOf(whom), id, most });
}
