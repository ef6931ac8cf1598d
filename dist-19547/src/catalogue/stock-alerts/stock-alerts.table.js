import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers, users } from '../../account/account.table.js';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.js';
import { items } from '../catalogue.table.js';

/** Who asked to be told when an item is in stock. Told once; a new request is a new row. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: bigintColumn()
      .notNull()
      .references(() => customers.id),
    userId: bigintColumn()
      .notNull()
      .references(() => users.id),
    itemId: bigintColumn()
      .notNull()
      .references(() => items.id),
    askedAt: timestampColumn().notNull(),
    mailedAt: timestampColumn(),
  },
  (t) => [
    uniqueIndex('stock_alerts_open').on(t.userId, t.itemId).where(sql`${t.mailedAt} is null`),
    index('stock_alerts_waiting').on(t.site, t.itemId).where(sql`${t.mailedAt} is null`),
    index('stock_alerts_asked').on(t.site, t.askedAt),
  ],
);
