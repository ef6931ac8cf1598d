import {           sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { drawingColumns, item, itemLineColumns } from '../catalogue/items/item-columns.sql.js';
import {
  joinSellingBranch,
                    
                   
  priceRowsColumn,
  stockFactsColumns,
} from '../catalogue/pricing/offer.sql.js';
import { prepareStatement } from '../server/database/prepare-statement.server.js';
import { pickColumns,             selectList } from '../server/database/select-list.server.js';
import { cartLines, carts } from './cart.table.js';

const line = alias(cartLines, 'l');
const columns = {
  ...pickColumns(line, 'id', 'itemId', 'quantity', 'rfiLineId', 'addedAt'),
  ...pickColumns(line, 'quotedMinor', 'quotedOn', 'validUntil', 'heldAt'),
  ...itemLineColumns,
  ...drawingColumns,
  ...pickColumns(item, 'superCategory', 'subCategory', 'description', 'qtyPerCarton', 'minQty', 'orderMultiple'),
};
                                                               

const facts = sql`${selectList(columns)}, ${priceRowsColumn}, ${stockFactsColumns}`;

const fromCart = (userId                                          ) => sql`from ${carts} c
  join ${cartLines} l on l.cart_id = c.id join items i on i.id = l.item_id ${joinSellingBranch}
  where c.user_id = ${userId}`;

const userId = sql.placeholder('userId');

export const findCart = prepareStatement                                               (
  'cart_find',
  sql`select ${facts} ${fromCart(userId)} order by l.added_at desc, l.id desc`,
);

export const findCartLine = prepareStatement                                                               (
  'cart_line_find',
  sql`select ${facts} ${fromCart(userId)} and l.id = ${sql.placeholder('lineId')}`,
);

export const countCart = prepareStatement                                                          (
  'cart_count',
  sql`select count(*)::int as lines, coalesce(array_agg(l.item_id), '{}') as "itemIds"
    from ${carts} c join ${cartLines} l on l.cart_id = c.id where c.user_id = ${userId}`,
);
