import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customerIdColumn, customers } from '../account/account.table.ts';
import {
  bigintColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';
import { numberText } from '../server/database/search-text.sql.ts';
import type { DeductionKind } from './deductions.data.ts';
import { receipts } from './receipts.table.ts';

/** `usedMinor` equals the sum of the customer's ledger entries. */
export const creditTerms = pgTable('credit_terms', {
  customerId: bigintColumn()
    .primaryKey()
    .references(() => customers.id),
  site: siteColumn(),
  limitMinor: minorUnitsColumn().notNull(),
  usedMinor: minorUnitsColumn().notNull().default(0),
  currency: currencyColumn().notNull(),
  periodDays: smallint().notNull(),
  graceDays: smallint().notNull(),
  grantedAt: timestampColumn().notNull(),
  grantedBy: text().notNull(),
});

/**
 * release: an order cancelled or invoiced · reversal: a receipt that failed · refund: paid back from a receipt ·
 * write_off: what is given up of an invoice. A deduction or a write-off that is taken back is one of its kind with the
 * opposite sign.
 */
export type LedgerKind =
  | 'order'
  | 'release'
  | 'invoice'
  | 'credit_note'
  | 'receipt'
  | 'reversal'
  | 'refund'
  | 'write_off'
  | DeductionKind;

/** Append-only. `amountMinor` is positive where it uses credit. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    kind: text().$type<LedgerKind>().notNull(),
    amountMinor: minorUnitsColumn().notNull(),
    /** The amount that is unpaid of an invoice, or not allocated of a credit note or receipt. */
    openMinor: minorUnitsColumn().notNull().default(0),
    currency: currencyColumn().notNull(),
    reference: text().notNull().default(''),
    orderId: bigintColumn(),
    receiptId: bigintColumn().references(() => receipts.id),
    note: text().notNull().default(''),
    /** Calendar day at the site; an invoice is due `period_days` later. */
    bookedOn: date({ mode: 'string' }).notNull(),
    /** The day as of which it was taken over from the books before this store; null: of this store. */
    broughtForwardOn: date({ mode: 'string' }),
    /** The due day that such a bill has of its own. */
    dueOn: date({ mode: 'string' }),
    /** What such a bill came to, of which `amountMinor` was open. */
    billMinor: minorUnitsColumn(),
    /** The buyer's number of such a bill's order. */
    purchaseOrderNo: text().notNull().default(''),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
  },
  (t) => [
    index().on(t.customerId, t.bookedOn),
    index().on(t.orderId),
    index().on(t.receiptId),
    index('ledger_entries_open').on(t.customerId).where(sql`${t.openMinor} > 0`),
    index('ledger_entries_unpaid')
      .on(t.site, t.customerId, t.bookedOn, t.openMinor)
      .where(sql`${t.kind} = 'invoice' and ${t.openMinor} > 0`),
    index('ledger_entries_unpaid_amount')
      .on(t.site, t.openMinor)
      .where(sql`${t.kind} = 'invoice' and ${t.openMinor} > 0`),
    index('ledger_entries_unpaid_number')
      .on(t.site, sql`translate(${t.reference}, '/- ', '')`)
      .where(sql`${t.kind} = 'invoice' and ${t.openMinor} > 0`),
    index('ledger_entries_unused')
      .on(t.site, t.customerId, t.openMinor)
      .where(sql`${t.kind} in ('receipt', 'credit_note') and ${t.openMinor} > 0`),
    index('ledger_entries_brought_forward_part')
      .using('gin', sql`${numberText(sql`${t.reference}`)} gin_trgm_ops`)
      .where(sql`${t.broughtForwardOn} is not null`),
    uniqueIndex('ledger_entries_invoice').on(t.site, t.reference).where(sql`${t.kind} = 'invoice'`),
    check('ledger_entries_open', sql`${t.openMinor} >= 0`),
  ],
);
