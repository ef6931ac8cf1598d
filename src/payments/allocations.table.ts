import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { customerIdColumn } from '../account/account.table.ts';
import {
  bigintColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';
import { ledgerEntries } from './ledger.table.ts';

export const allocations = pgTable(
  'allocations',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
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
    /** The moment at which the payment was reversed or refunded. */
    endedAt: timestampColumn(),
  },
  (t) => [
    index().on(t.invoiceEntryId),
    index().on(t.fromEntryId),
    check('allocations_amount', sql`${t.amountMinor} > 0`),
  ],
);
