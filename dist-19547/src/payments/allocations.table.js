import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from '../account/account.table.js';
import {
  bigintColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.js';
import { ledgerEntries } from './ledger.table.js';

export const allocations = pgTable(
  'allocations',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: bigintColumn()
      .notNull()
      .references(() => customers.id),
    fromEntryId: bigintColumn()
      .notNull()
      .references(() => ledgerEntries.id),
    invoiceEntryId: bigintColumn()
      .notNull()
      .references(() => ledgerEntries.id),
    amountMinor: minorUnitsColumn().notNull(),
    currency: currencyColumn().notNull(),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
    /** Set when the payment is reversed or refunded. */
    endedAt: timestampColumn(),
  },
  (t) => [
    index().on(t.invoiceEntryId),
    index().on(t.fromEntryId),
    check('allocations_amount', sql`${t.amountMinor} > 0`),
  ],
);
