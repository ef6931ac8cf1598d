import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customerIdColumn, userIdColumn } from '../../account/account.table.ts';
import { items } from '../../catalogue/catalogue.table.ts';
import {
  bigintColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../../server/database/columns.server.ts';

/** Lists of items with quantities, each with a name that its owner has given. */
export const savedCarts = pgTable(
  'saved_carts',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    userId: userIdColumn(),
    name: text().notNull(),
    savedAt: timestampColumn().notNull(),
  },
  (t) => [uniqueIndex('saved_carts_name').on(t.userId, sql`lower(${t.name})`)],
);

export const savedCartLines = pgTable(
  'saved_cart_lines',
  {
    savedCartId: bigintColumn()
      .notNull()
      .references(() => savedCarts.id, { onDelete: 'cascade' }),
    site: siteColumn(),
    itemId: bigintColumn()
      .notNull()
      .references(() => items.id),
    place: integer().notNull(),
    quantity: integer().notNull(),
    /** What a piece cost when it was saved; null if it had no price. */
    unitMinor: minorUnitsColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.savedCartId, t.itemId] }),
    check('saved_cart_lines_quantity', sql`${t.quantity} between 1 and 1000000`),
  ],
);
