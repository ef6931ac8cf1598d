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
import { currencyCode, minorUnits, moment, rowKey, siteCode, whole } from '../server/columns.ts';

/** Last serial given out per site and year; locked last in a transaction. */
export const rfiSerials = pgTable(
  'rfi_serials',
  { site: siteCode(), year: smallint().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.site, t.year] })],
);

export const rfis = pgTable(
  'rfis',
  {
    id: rowKey(),
    site: siteCode(),
    customerId: whole()
      .notNull()
      .references(() => customers.id),
    userId: whole()
      .notNull()
      .references(() => users.id),
    number: text().notNull(),
    currency: currencyCode().notNull(),
    /** What the buyer adds for the sales desk. */
    wishedDate: date({ mode: 'string' }),
    reference: text(),
    remark: text(),
    askedAt: moment().notNull(),
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
    id: rowKey(),
    site: siteCode(),
    rfiId: whole()
      .notNull()
      .references(() => rfis.id),
    lineNo: smallint().notNull(),
    /** Null while the line is only words: no item has that number. */
    itemId: whole().references(() => items.id),
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
    listMinor: minorUnits().notNull(),
    yourMinor: minorUnits().notNull(),
    taxBp: smallint().notNull(),
    currency: currencyCode().notNull(),
    quotedQuantity: integer(),
    quotedMinor: minorUnits(),
    quotedOn: date({ mode: 'string' }),
    /** The last day on which it may be ordered. */
    validUntil: date({ mode: 'string' }),
    /** To the buyer: beside the quote, or why it is declined. */
    answerNote: text(),
    answeredAt: moment(),
    answeredBy: text(),
    declinedAt: moment(),
    declinedBy: text(),
    /** Staff keep a valid quote from being ordered. */
    heldAt: moment(),
    heldBy: text(),
    orderedAt: moment(),
    /** The buyer was told that the quote has ended. */
    lapsedAt: moment(),
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

export type RfiStep = 'asked' | 'answered' | 'declined' | 'held' | 'released' | 'ordered' | 'lapsed';

/** Each step of a line's life: who and when. */
export const rfiEvents = pgTable(
  'rfi_events',
  {
    id: rowKey(),
    site: siteCode(),
    rfiLineId: whole()
      .notNull()
      .references(() => rfiLines.id),
    step: text().$type<RfiStep>().notNull(),
    by: text().notNull(),
    note: text(),
    at: moment().notNull(),
  },
  (t) => [index().on(t.rfiLineId)],
);
