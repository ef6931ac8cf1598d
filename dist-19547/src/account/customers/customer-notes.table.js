import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.js';
import { customers } from '../account.table.js';

/** What staff note about a customer; never shown to the buyer. Append-only. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: bigintColumn()
      .notNull()
      .references(() => customers.id),
    text: text().notNull(),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
  },
  (t) => [index().on(t.customerId, t.id)],
);
