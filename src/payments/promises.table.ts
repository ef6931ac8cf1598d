import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customerIdColumn } from '../account/account.table.ts';
import {
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';

/** A promise of a customer to pay by a day; it ends when staff note another one or take it back. */
export const paymentPromises = pgTable(
  'payment_promises',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    amountMinor: minorUnitsColumn().notNull(),
    currency: currencyColumn().notNull(),
    promisedFor: date({ mode: 'string' }).notNull(),
    note: text().notNull(),
    notedAt: timestampColumn().notNull(),
    notedBy: text().notNull(),
    endedAt: timestampColumn(),
    endedBy: text(),
  },
  (t) => [
    uniqueIndex('payment_promises_open').on(t.customerId).where(sql`${t.endedAt} is null`),
    index('payment_promises_customer').on(t.customerId, t.notedAt.desc()),
    index('payment_promises_day').on(t.site, t.promisedFor).where(sql`${t.endedAt} is null`),
  ],
);
