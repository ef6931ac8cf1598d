import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
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
import type { BankLineState, UnpaidReason } from './bank-line.data.ts';
import { ledgerEntries } from './ledger.table.ts';
import { receipts } from './receipts.table.ts';

export const bankStatements = pgTable(
  'bank_statements',
  {
    id: idColumn(),
    site: siteColumn(),
    fileName: text().notNull(),
    /** SHA-256 of the file's text. */
    digest: text().notNull(),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    lineCount: integer().notNull(),
    importedAt: timestampColumn().notNull(),
    importedBy: text().notNull(),
  },
  (t) => [unique().on(t.site, t.digest)],
);

/** booked: a receipt was recorded from it, linked to it, or taken back with it. */

export const bankLines = pgTable(
  'bank_lines',
  {
    id: idColumn(),
    site: siteColumn(),
    statementId: bigintColumn()
      .notNull()
      .references(() => bankStatements.id),
    lineNo: integer().notNull(),
    bookedOn: date({ mode: 'string' }).notNull(),
    /** Negative where money went out. */
    amountMinor: minorUnitsColumn().notNull(),
    currency: currencyColumn().notNull(),
    text: text().notNull(),
    reference: text().notNull(),
    /** The words of the text that name the payer, by which the next payment is recognised; '' where there are none. */
    payerKey: text().notNull(),
    /** The same for the same line of another statement. */
    digest: text().notNull(),
    state: text().$type<BankLineState>().notNull().default('open'),
    /** Counts the decisions, so that nobody decides on what somebody else has changed. */
    version: integer().notNull().default(0),
    customerId: bigintColumn().references(() => customers.id),
    receiptId: bigintColumn().references(() => receipts.id),
    /** Why it is ignored, or what staff noted when they booked it. */
    note: text().notNull().default(''),
    decidedAt: timestampColumn(),
    decidedBy: text(),
  },
  (t) => [
    unique().on(t.site, t.digest),
    index('bank_lines_open').on(t.site, t.id).where(sql`${t.state} = 'open'`),
    index('bank_lines_newest').on(t.site, t.bookedOn.desc(), t.id.desc()),
    index('bank_lines_text_part').using('gin', sql`${numberText(sql`${t.reference}`, sql`${t.text}`)} gin_trgm_ops`),
    index('bank_lines_payer').on(t.site, t.payerKey).where(sql`${t.state} = 'booked'`),
    index('bank_lines_receipt').on(t.receiptId).where(sql`${t.receiptId} is not null`),
    check('bank_lines_amount', sql`${t.amountMinor} <> 0`),
  ],
);

/** What staff know of an invoice that is not paid in full; ended when it no longer applies. */
export const unpaidBalances = pgTable(
  'unpaid_rests',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    invoiceEntryId: bigintColumn()
      .notNull()
      .references(() => ledgerEntries.id),
    bankLineId: bigintColumn().references(() => bankLines.id),
    reason: text().$type<UnpaidReason>().notNull(),
    note: text().notNull(),
    amountMinor: minorUnitsColumn().notNull(),
    currency: currencyColumn().notNull(),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
    endedAt: timestampColumn(),
    endedBy: text(),
  },
  (t) => [
    index('unpaid_rests_open').on(t.invoiceEntryId).where(sql`${t.endedAt} is null`),
    index().on(t.customerId),
    index('unpaid_rests_line').on(t.bankLineId).where(sql`${t.bankLineId} is not null`),
  ],
);
