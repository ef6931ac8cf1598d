import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '../../account/account.table.js';
import { bigintColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.js';
import { items } from '../catalogue.table.js';

export const wishlist = pgTable(
  'wishlist',
  {
    site: siteColumn(),
    userId: bigintColumn()
      .notNull()
      .references(() => users.id),
    itemId: bigintColumn()
      .notNull()
      .references(() => items.id),
    addedAt: timestampColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId] })],
);
