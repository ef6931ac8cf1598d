import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { customers, users } from '../account/account.table.ts';
import { items } from '../catalogue/catalogue.table.ts';
import {
  bigintColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';

/** Last serial given out per site and year; locked last in a transaction. */
export const rfiSerials = pgTable(
  'rfi_serials',
  { site: siteColumn(), year: smallint().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.site, t.year] })],
);

export const rfis = pgTable(
  'rfis',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: bigintColumn()
      .notNull()
      .references(() => customers.id),
    userId: bigintColumn()
      .notNull()
      .references(() => users.id),
    number: text().notNull(),
    currency: currencyColumn().notNull(),
    /** What the buyer adds for the sales desk. */
    wishedDate: date({ mode: 'string' }),
    reference: text(),
    remark: text(),
    askedAt: timestampColumn().notNull(),
  },
  (t) => [
    unique().on(t.number),
    index('rfis_customer').on(t.customerId, t.askedAt.desc()),
    index('rfis_site').on(t.site, t.askedAt.desc()),
  ],
);

/**
 * One line asked for, with names and prices of that day, and its latest answer. What it is called in the history follows
 * from its moments (rfi-line-state.rule.ts).
 */
export const rfiLines = pgTable(
  'rfi_lines',
  {
    id: idColumn(),
    site: siteColumn(),
    rfiId: bigintColumn()
      .notNull()
      .references(() => rfis.id),
    lineNo: smallint().notNull(),
    /** Null while the line is only words: no item has that number. */
    itemId: bigintColumn().references(() => items.id),
    /** What the buyer asked for, where the item is not named so; '' otherwise. */
    askedAs: text().notNull().default(''),
    itemCode: text().notNull().default(''),
    itemName: text().notNull(),
    maker: text().notNull().default(''),
    superCategory: text().notNull().default(''),
    category: text().notNull().default(''),
    origin: text().notNull().default(''),
    /** Of one piece; null when not known. */
    weightKg: doublePrecision(),
    quantityAsked: integer().notNull(),
    listMinor: minorUnitsColumn().notNull(),
    yourMinor: minorUnitsColumn().notNull(),
    taxBp: smallint().notNull(),
    currency: currencyColumn().notNull(),
    quotedQuantity: integer(),
    quotedMinor: minorUnitsColumn(),
    quotedOn: date({ mode: 'string' }),
    /** The last day on which it may be ordered. */
    validUntil: date({ mode: 'string' }),
    /** To the buyer: beside the quote, or why it is declined. */
    answerNote: text(),
    answeredAt: timestampColumn(),
    answeredBy: text(),
    declinedAt: timestampColumn(),
    declinedBy: text(),
    /** Staff keep a valid quote from being ordered. */
    heldAt: timestampColumn(),
    heldBy: text(),
    orderedAt: timestampColumn(),
    /** The buyer was told that the quote has ended. */
    lapsedAt: timestampColumn(),
  },
  (t) => [
    unique().on(t.rfiId, t.lineNo),
    index('rfi_lines_lapsing')
      .on(t.validUntil)
      .where(sql`${t.answeredAt} is not null and ${t.orderedAt} is null and ${t.lapsedAt} is null`),
    check('rfi_lines_quantity', sql`${t.quantityAsked} between 1 and 1000000`),
    check(
      'rfi_lines_quote',
      sql`num_nonnulls(${t.quotedQuantity}, ${t.quotedMinor}, ${t.quotedOn}, ${t.validUntil}, ${t.answeredAt}, ${t.answeredBy}) in (0, 6)`,
    ),
    check('rfi_lines_quoted_item', sql`${t.answeredAt} is null or ${t.itemId} is not null`),
  ],
);

export type RfiEventType = 'asked' | 'answered' | 'declined' | 'held' | 'released' | 'ordered' | 'lapsed';

/** Each step of a line's life: who and when. */
export const rfiEvents = pgTable(
  'rfi_events',
  {
    id: idColumn(),
    site: siteColumn(),
    rfiLineId: bigintColumn()
      .notNull()
      .references(() => rfiLines.id),
    step: text().$type<RfiEventType>().notNull(),
    by: text().notNull(),
    note: text(),
    at: timestampColumn().notNull(),
  },
  (t) => [index().on(t.rfiLineId)],
);
