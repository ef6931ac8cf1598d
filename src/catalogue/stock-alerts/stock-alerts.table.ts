import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { customerIdColumn, userIdColumn } from '../../account/account.table.ts';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import { items } from '../catalogue.table.ts';

/** Who asked to be told when an item is in stock. Told once; a new request is a new row. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    userId: userIdColumn(),
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
