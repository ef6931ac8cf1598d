import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customerIdColumn } from '../account/account.table.ts';
import {
  bigintColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';
import { numberText } from '../server/database/search-text.sql.ts';

/** The last serial per site and year; the last lock in a transaction. */
export const receiptSerials = pgTable(
  'receipt_serials',
  { site: siteColumn(), year: smallint().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.site, t.year] })],
);

export const receipts = pgTable(
  'receipts',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    number: text().notNull(),
    amountMinor: minorUnitsColumn().notNull(),
    currency: currencyColumn().notNull(),
    reference: text().notNull(),
    receivedOn: date({ mode: 'string' }).notNull(),
    /** Null for money recorded by staff. */
    paymentId: bigintColumn(),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
  },
  (t) => [
    unique().on(t.number),
    index('receipts_number_prefix').on(t.site, t.number.op('text_pattern_ops')),
    index('receipts_number_part').using('gin', sql`${numberText(sql`${t.number}`, sql`${t.reference}`)} gin_trgm_ops`),
    index('receipts_received').on(t.site, t.receivedOn),
    index('receipts_customer').on(t.customerId, t.receivedOn),
    uniqueIndex('receipts_payment').on(t.paymentId).where(sql`${t.paymentId} is not null`),
    check('receipts_amount', sql`${t.amountMinor} > 0`),
  ],
);
