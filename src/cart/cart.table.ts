import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { customerIdColumn, userIdColumn } from '../account/account.table.ts';
import { items } from '../catalogue/catalogue.table.ts';
import {
  bigintColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';

export const carts = pgTable(
  'carts',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    userId: userIdColumn(),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [unique().on(t.userId)],
);

/** `id` is the item_detail_id of the calls. An item may have an ordinary line and quoted lines. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: idColumn(),
    site: siteColumn(),
    cartId: bigintColumn()
      .notNull()
      .references(() => carts.id),
    itemId: bigintColumn()
      .notNull()
      .references(() => items.id),
    quantity: integer().notNull(),
    /** Set on a quoted line: price and quantity are then the quote's. */
    rfiLineId: bigintColumn(),
    quotedMinor: minorUnitsColumn(),
    /** Expected delivery, last day of the quote, and since when staff hold it. */
    quotedOn: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    heldAt: timestampColumn(),
    status: smallint().notNull().default(0),
    addedAt: timestampColumn().notNull(),
  },
  (t) => [
    index().on(t.cartId),
    uniqueIndex('cart_lines_item').on(t.cartId, t.itemId).where(sql`${t.rfiLineId} is null`),
    uniqueIndex('cart_lines_rfi').on(t.rfiLineId).where(sql`${t.rfiLineId} is not null`),
    check(
      'cart_lines_quote',
      sql`num_nonnulls(${t.rfiLineId}, ${t.quotedMinor}, ${t.quotedOn}, ${t.validUntil}) in (0, 4)`,
    ),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 1000000`),
  ],
);
