import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { customerIdColumn, users } from '../account/account.table.ts';
import type { PaperType } from '../account/papers/paper-content.rule.ts';
import { staff } from '../account/staff/staff.table.ts';
import { items } from '../catalogue/catalogue.table.ts';
import {
  bigintColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';
import { numberText } from '../server/database/search-text.sql.ts';
import type { EntryChannel } from './entry-channel.data.ts';
import type { RfiStep } from './rfi-step.data.ts';

/** Last serial number per site and year; locked last in a transaction. */
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
    customerId: customerIdColumn(),
    /** Who asked; null where staff entered it for a customer. */
    userId: bigintColumn().references(() => users.id),
    number: text().notNull(),
    currency: currencyColumn().notNull(),
    wishedDate: date({ mode: 'string' }),
    reference: text(),
    remark: text(),
    askedAt: timestampColumn().notNull(),
    /** Who works on it; the first who answers, unless it was given to somebody before. */
    assignedTo: bigintColumn().references(() => staff.id),
    /** Who of the staff entered it, and how the customer had asked. */
    enteredBy: text(),
    enteredVia: text().$type<EntryChannel>(),
  },
  (t) => [
    unique().on(t.number),
    index('rfis_number_prefix').on(t.number.op('text_pattern_ops')),
    index('rfis_customer').on(t.customerId, t.askedAt.desc()),
    index('rfis_site').on(t.site, t.askedAt.desc()),
    index('rfis_number_part').using('gin', sql`${numberText(sql`${t.number}`, sql`${t.reference}`)} gin_trgm_ops`),
  ],
);

/** Names and prices are those of the day of the request. The state follows from the times (rfi-line-state.rule.ts). */
export const rfiLines = pgTable(
  'rfi_lines',
  {
    id: idColumn(),
    site: siteColumn(),
    rfiId: bigintColumn()
      .notNull()
      .references(() => rfis.id),
    lineNo: smallint().notNull(),
    /** The line beside which staff offer this one; the buyer orders one of them. */
    alternativeTo: smallint(),
    itemId: bigintColumn().references(() => items.id),
    /** What the buyer requested if another item is quoted; otherwise empty. */
    askedAs: text().notNull().default(''),
    itemCode: text().notNull().default(''),
    itemName: text().notNull(),
    maker: text().notNull().default(''),
    superCategory: text().notNull().default(''),
    category: text().notNull().default(''),
    origin: text().notNull().default(''),
    /** kg of one piece. */
    weightKg: doublePrecision(),
    quantityAsked: integer().notNull(),
    /** What the buyer hopes to pay for one piece, before tax. */
    targetMinor: minorUnitsColumn(),
    buyerRemark: text(),
    listMinor: minorUnitsColumn().notNull(),
    yourMinor: minorUnitsColumn().notNull(),
    taxBp: smallint().notNull(),
    currency: currencyColumn().notNull(),
    quotedQuantity: integer(),
    quotedMinor: minorUnitsColumn(),
    quotedOn: date({ mode: 'string' }),
    /** Last day of the quote. */
    validUntil: date({ mode: 'string' }),
    answerNote: text(),
    answeredAt: timestampColumn(),
    answeredBy: text(),
    declinedAt: timestampColumn(),
    declinedBy: text(),
    heldAt: timestampColumn(),
    heldBy: text(),
    orderedAt: timestampColumn(),
    lapsedAt: timestampColumn(),
    withdrawnAt: timestampColumn(),
    withdrawnBy: text(),
    /** When the buyer was reminded of the quote's last day. */
    remindedAt: timestampColumn(),
    /** When the maker was first asked about it; the buyer knows the day of the answer. */
    makerAskedAt: timestampColumn(),
    makerAskedBy: text(),
    makerNote: text(),
    /** The line waits until this day, unless it is answered before. */
    makerUntil: date({ mode: 'string' }),
    /** Counts the changes by staff, so that the second of two notices the first. */
    revision: integer().notNull().default(0),
  },
  (t) => [
    unique().on(t.rfiId, t.lineNo),
    foreignKey({ columns: [t.rfiId, t.alternativeTo], foreignColumns: [t.rfiId, t.lineNo] }),
    index('rfi_lines_lapsing')
      .on(t.validUntil)
      .where(sql`${t.answeredAt} is not null and ${t.orderedAt} is null and ${t.lapsedAt} is null`),
    index('rfi_lines_unanswered').on(t.rfiId).where(sql`${t.answeredAt} is null and ${t.declinedAt} is null`),
    index('rfi_lines_item').on(t.itemId, t.answeredAt.desc()).where(sql`${t.answeredAt} is not null`),
    check('rfi_lines_quantity', sql`${t.quantityAsked} between 1 and 1000000`),
    check(
      'rfi_lines_quote',
      sql`num_nonnulls(${t.quotedQuantity}, ${t.quotedMinor}, ${t.quotedOn}, ${t.validUntil}, ${t.answeredAt}, ${t.answeredBy}) in (0, 6)`,
    ),
    check(
      'rfi_lines_maker',
      sql`num_nonnulls(${t.makerAskedAt}, ${t.makerAskedBy}, ${t.makerNote}, ${t.makerUntil}) in (0, 4)`,
    ),
    check('rfi_lines_quoted_item', sql`${t.answeredAt} is null or ${t.itemId} is not null`),
  ],
);

/** Drawings and photos that buyers add to lines; their content is kept where papers are. */
export const rfiFiles = pgTable(
  'rfi_files',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    /** Null until the RFI is sent; a file that is not sent is deleted a day later. */
    rfiLineId: bigintColumn().references(() => rfiLines.id),
    fileName: text().notNull(),
    type: text().$type<PaperType>().notNull(),
    bytes: integer().notNull(),
    storage: text().$type<'database' | 's3'>().notNull(),
    /** A line that is requested again has the file of the line before under the same key. */
    storageKey: text().notNull(),
    addedAt: timestampColumn().notNull(),
    /** Null until the content is kept. */
    storedAt: timestampColumn(),
  },
  (t) => [
    index().on(t.rfiLineId),
    index('rfi_files_unsent').on(t.customerId, t.addedAt).where(sql`${t.rfiLineId} is null`),
  ],
);

export const rfiEvents = pgTable(
  'rfi_events',
  {
    id: idColumn(),
    site: siteColumn(),
    rfiLineId: bigintColumn()
      .notNull()
      .references(() => rfiLines.id),
    step: text().$type<RfiStep>().notNull(),
    by: text().notNull(),
    note: text(),
    at: timestampColumn().notNull(),
  },
  (t) => [index().on(t.rfiLineId)],
);
