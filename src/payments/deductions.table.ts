import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { customerIdColumn } from '../account/account.table.ts';
import { bigintColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';
import { ledgerEntries } from './ledger.table.ts';

/** Tax that a customer deducted from a payment, by its entry of the ledger. */
export const taxDeductions = pgTable(
  'tax_deductions',
  {
    entryId: bigintColumn()
      .primaryKey()
      .references(() => ledgerEntries.id),
    site: siteColumn(),
    customerId: customerIdColumn(),
    /** Of the Income-tax Act, such as 194Q. */
    section: text().notNull(),
    deductedOn: date({ mode: 'string' }).notNull(),
    /** '' until the customer has sent the certificate. */
    certificateNo: text().notNull().default(''),
    certifiedAt: timestampColumn(),
    certifiedBy: text().notNull().default(''),
    /** The moment at which its receipt was taken back. */
    endedAt: timestampColumn(),
  },
  (t) => [index().on(t.site, t.deductedOn), index().on(t.customerId)],
);
