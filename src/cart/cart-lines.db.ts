import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { drawingColumns, item, itemLineColumns } from '../catalogue/items/item-columns.sql.ts';
import {
  joinSellingBranch,
  type OfferColumns,
  type OfferParams,
  priceRowsColumn,
  stockFactsColumns,
} from '../catalogue/pricing/offer.sql.ts';
import { prepareStatement } from '../server/database/prepare-statement.server.ts';
import { pickColumns, type RowOf, selectList } from '../server/database/select-list.server.ts';
import { cartLines, carts } from './cart.table.ts';

const line = alias(cartLines, 'l');
const columns = {
  ...pickColumns(line, 'id', 'itemId', 'quantity', 'rfiLineId', 'addedAt'),
  ...pickColumns(line, 'quotedMinor', 'quotedOn', 'validUntil', 'heldAt'),
  ...itemLineColumns,
  ...drawingColumns,
  ...pickColumns(item, 'superCategory', 'subCategory', 'description', 'qtyPerCarton', 'minQty', 'orderMultiple'),
};
export type CartLineRow = RowOf<typeof columns> & OfferColumns;

const facts = sql`${selectList(columns)}, ${priceRowsColumn}, ${stockFactsColumns}`;

const fromCart = (userId: SQL | ReturnType<typeof sql.placeholder>) => sql`from ${carts} c
  join ${cartLines} l on l.cart_id = c.id join items i on i.id = l.item_id ${joinSellingBranch}
  where c.user_id = ${userId}`;

const userId = sql.placeholder('userId');

export const findCart = prepareStatement<OfferParams & { userId: number }, CartLineRow>(
  'cart_find',
  sql`select ${facts} ${fromCart(userId)} order by l.added_at desc, l.id desc`,
);

export const findCartLine = prepareStatement<OfferParams & { userId: number; lineId: number }, CartLineRow>(
  'cart_line_find',
  sql`select ${facts} ${fromCart(userId)} and l.id = ${sql.placeholder('lineId')}`,
);

export const countCart = prepareStatement<{ userId: number }, { lines: number; itemIds: number[] }>(
  'cart_count',
  sql`select count(*)::int as lines, coalesce(array_agg(l.item_id), '{}') as item_ids
    from ${carts} c join ${cartLines} l on l.cart_id = c.id where c.user_id = ${userId}`,
);
