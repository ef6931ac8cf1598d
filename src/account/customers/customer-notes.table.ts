import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import { customerIdColumn } from '../account.table.ts';

/** What staff note about a customer; never shown to the buyer. Append-only. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    text: text().notNull(),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
  },
  (t) => [index().on(t.customerId, t.id)],
);
