import { type SQL, sql } from 'drizzle-orm';
import {
  joinSellingBranch,
  type OfferColumns,
  type OfferParams,
  priceRowsColumn,
  stockFactsColumns,
} from '../catalogue/pricing/offer.sql.ts';
import { prepareStatement } from '../server/database/prepare-statement.server.ts';
import { cartLines, carts } from './cart.table.ts';
import type { QuoteFields } from './lines/active-quote.rule.ts';

export type CartLineRow = OfferColumns &
  QuoteFields & {
    id: number;
    itemId: number;
    name: string;
    code: string;
    maker: string;
    superCategory: string;
    category: string;
    subCategory: string;
    description: string;
    origin: string;
    bearingType: string;
    seal: string;
    boreMm: number | null;
    outsideMm: number | null;
    widthMm: number | null;
    weightKg: number | null;
    qtyPerCarton: number;
    rfiLineId: number | null;
    minQty: number;
    orderMultiple: number;
    quantity: number;
    listMinor: number;
    taxBp: number;
    addedAt: Date;
  };

const columns = sql`l.id, l.item_id as "itemId", i.name, i.code, i.maker, i.super_category as "superCategory",
  i.category, i.sub_category as "subCategory", i.description, i.origin, i.bearing_type as "bearingType", i.seal,
  i.bore_mm as "boreMm", i.outside_mm as "outsideMm", i.width_mm as "widthMm", i.weight_kg as "weightKg",
  i.qty_per_carton as "qtyPerCarton", i.min_qty as "minQty", i.order_multiple as "orderMultiple", l.quantity, l.rfi_line_id as "rfiLineId",
  l.quoted_minor as "quotedMinor", l.quoted_on as "quotedOn", l.valid_until as "validUntil", l.held_at as "heldAt",
  i.list_minor as "listMinor", i.tax_bp as "taxBp", l.added_at as "addedAt"`;

const fromCart = (userId: SQL | ReturnType<typeof sql.placeholder>) => sql`from ${carts} c
  join ${cartLines} l on l.cart_id = c.id join items i on i.id = l.item_id ${joinSellingBranch}
  where c.user_id = ${userId}`;

const userId = sql.placeholder('userId');

export const findCart = prepareStatement<OfferParams & { userId: number }, CartLineRow>(
  'cart_find',
  sql`select ${columns}, ${priceRowsColumn}, ${stockFactsColumns} ${fromCart(userId)} order by l.added_at desc, l.id desc`,
);

export const findCartLine = prepareStatement<OfferParams & { userId: number; lineId: number }, CartLineRow>(
  'cart_line_find',
  sql`select ${columns}, ${priceRowsColumn}, ${stockFactsColumns} ${fromCart(userId)} and l.id = ${sql.placeholder('lineId')}`,
);

export const countCart = prepareStatement<{ userId: number }, { lines: number; itemIds: number[] }>(
  'cart_count',
  sql`select count(*)::int as lines, coalesce(array_agg(l.item_id), '{}') as "itemIds"
    from ${carts} c join ${cartLines} l on l.cart_id = c.id where c.user_id = ${userId}`,
);
