import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { userIdColumn } from '../../account/account.table.ts';
import { bigintColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import { items } from '../catalogue.table.ts';

export const wishlist = pgTable(
  'wishlist',
  {
    site: siteColumn(),
    userId: userIdColumn(),
    itemId: bigintColumn()
      .notNull()
      .references(() => items.id),
    addedAt: timestampColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId] })],
);
