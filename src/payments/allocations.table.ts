import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from '../account/account.table.ts';
import { currencyCode, minorUnits, moment, rowKey, siteCode, whole } from '../server/columns.ts';
import { ledgerEntries } from './payments.table.ts';

/** Which money paid which invoice: part of a receipt or credit note, used for part of an invoice. */
export const allocations = pgTable(
  'allocations',
  {
    id: rowKey(),
    site: siteCode(),
    customerId: whole()
      .notNull()
      .references(() => customers.id),
    /** The receipt or credit note. */
    fromEntryId: whole()
      .notNull()
      .references(() => ledgerEntries.id),
    invoiceEntryId: whole()
      .notNull()
      .references(() => ledgerEntries.id),
    amountMinor: minorUnits().notNull(),
    currency: currencyCode().notNull(),
    createdAt: moment().notNull(),
    createdBy: text().notNull(),
    /** When the money was taken back: a cheque was refused, a payment refunded. */
    endedAt: moment(),
  },
  (t) => [
    index().on(t.invoiceEntryId),
    index().on(t.fromEntryId),
    check('allocations_amount', sql`${t.amountMinor} > 0`),
  ],
);
