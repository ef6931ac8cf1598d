import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customerIdColumn } from '../account/account.table.ts';
import {
  bigintColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';
import type { DunningStage } from '../sites/site-facts.ts';
import type { DunningLetter } from './dunning-letter.ts';
import { ledgerEntries } from './ledger.table.ts';

export const dunningLetters = pgTable(
  'dunning_letters',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    stage: text().$type<DunningStage>().notNull(),
    receiver: text().notNull(),
    totalMinor: minorUnitsColumn().notNull(),
    overdueMinor: minorUnitsColumn().notNull(),
    currency: currencyColumn().notNull(),
    sentAt: timestampColumn().notNull(),
    sentBy: text().notNull(),
    /** The letter as it was written; older rows have none. */
    written: jsonb().$type<DunningLetter>(),
  },
  (t) => [index('dunning_letters_customer').on(t.customerId, t.sentAt.desc())],
);

/** An invoice is reminded of once in each stage. */
export const dunnedInvoices = pgTable(
  'dunned_invoices',
  {
    id: idColumn(),
    site: siteColumn(),
    letterId: bigintColumn()
      .notNull()
      .references(() => dunningLetters.id),
    invoiceEntryId: bigintColumn()
      .notNull()
      .references(() => ledgerEntries.id),
    stage: text().$type<DunningStage>().notNull(),
    openMinor: minorUnitsColumn().notNull(),
    currency: currencyColumn().notNull(),
    sentOn: date({ mode: 'string' }).notNull(),
  },
  (t) => [uniqueIndex('dunned_invoices_stage').on(t.invoiceEntryId, t.stage), index().on(t.letterId)],
);

/** A customer who gets no letters; ended when it gets them again. */
export const dunningExceptions = pgTable(
  'dunning_exceptions',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    reason: text().notNull(),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
    endedAt: timestampColumn(),
    endedBy: text(),
  },
  (t) => [uniqueIndex('dunning_exceptions_open').on(t.customerId).where(sql`${t.endedAt} is null`)],
);
