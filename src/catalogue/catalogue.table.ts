import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import {
  bigintColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';
import type { IncomingKind } from './incoming-kinds.data.ts';
import type { Unit } from './units.data.ts';

const isSold = (t: { retiredAt: AnyPgColumn }) => sql`${t.retiredAt} is null`;

/** The facts of an item: an import writes each of them, and each is read for every row of the catalogue. */
const factColumns = {
  /** The seller's stock code. */
  code: text().notNull(),
  /** The maker's designation, as stamped. */
  name: text().notNull(),
  maker: text().notNull(),
  superCategory: text().notNull(),
  category: text().notNull(),
  subCategory: text().notNull().default(''),
  universalNo: text().notNull().default(''),
  /** The GTIN in the form of `readGtin`; '' when unknown. */
  gtin: text().notNull().default(''),
  description: text().notNull().default(''),
  origin: text().notNull().default(''),
  hsn: text().notNull().default(''),
  unit: text().$type<Unit>().notNull().default('NOS'),
  packingType: text().notNull().default(''),
  qtyPerCarton: integer().notNull().default(0),
  minQty: integer().notNull().default(1),
  orderMultiple: integer().notNull().default(1),
  /** Millimetres; null when unknown. */
  boreMm: doublePrecision(),
  outsideMm: doublePrecision(),
  widthMm: doublePrecision(),
  weightKg: doublePrecision(),
  /** Kilonewtons and revolutions per minute; null when unknown. */
  dynamicKn: doublePrecision(),
  staticKn: doublePrecision(),
  speedGreaseRpm: integer(),
  speedOilRpm: integer(),
  bearingType: text().notNull().default(''),
  seal: text().notNull().default(''),
  clearance: text().notNull().default(''),
  listMinor: minorUnitsColumn().notNull().default(0),
  taxBp: smallint().notNull(),
};

export const factNames = Object.keys(factColumns) as (keyof typeof factColumns)[];

export const items = pgTable(
  'items',
  {
    id: idColumn(),
    site: siteColumn(),
    ...factColumns,
    /** The universal number as a file or staff stated it; '' when it is read from the name, null when not known yet. */
    universalStated: text(),
    currency: currencyColumn().notNull(),
    /** What the seller pays for one unit; null when unknown. Only staff see it. */
    costMinor: minorUnitsColumn(),
    /** Orders items that match a search equally well, highest first. */
    popularity: smallint().notNull().default(0),
    /** Popularity and then the shorter name, as one sort key. */
    weight: integer().notNull().generatedAlwaysAs(sql`popularity * 256 + 255 - least(255, length(name_key))`),
    /** Popularity in logarithmic steps, so that a search can read the most popular items first. */
    tier: smallint().notNull().generatedAlwaysAs(sql`floor(4 * ln(popularity + 1) / ln(2))::smallint`),
    /** Equal for items that share all facets and sizes, so that a search can count groups instead of items. */
    facets: bigintColumn()
      .notNull()
      .generatedAlwaysAs(sql`
      (hashtextextended(maker || chr(31) || super_category || chr(31) || category || chr(31) || bearing_type || chr(31)
        || seal || chr(31) || clearance, 0)
      # hashfloat8extended(coalesce(bore_mm, -1), 1) # hashfloat8extended(coalesce(outside_mm, -1), 2)
      # hashfloat8extended(coalesce(width_mm, -1), 3)) & 9007199254740991`),
    nameKey: text().notNull(),
    codeKey: text().notNull(),
    universalKey: text().notNull().default(''),
    /** A hash of the imported row, so that importing the same file again changes nothing. */
    rowHash: text().notNull().default(''),
    retiredAt: timestampColumn(),
    updatedAt: timestampColumn().notNull(),
  },
  (t) => [
    unique().on(t.site, t.code),
    // Covering indexes: they also hold the columns that order and count the matches.
    index('items_name_key').on(t.site, t.nameKey.op('text_pattern_ops'), t.weight, t.id, t.facets).where(isSold(t)),
    index('items_code_key').on(t.site, t.codeKey.op('text_pattern_ops'), t.weight, t.id, t.facets).where(isSold(t)),
    index('items_universal_key')
      .on(t.site, t.universalKey.op('text_pattern_ops'), t.weight, t.id, t.facets)
      .where(isSold(t)),
    index('items_gtin').on(t.site, t.gtin).where(sql`${t.retiredAt} is null and ${t.gtin} <> ''`),
    index('items_tier').on(t.site, t.tier, t.nameKey.op('text_pattern_ops'), t.weight, t.id, t.facets).where(isSold(t)),
    index('items_size').on(t.site, t.boreMm, t.outsideMm, t.widthMm, t.weight.desc(), t.id, t.facets).where(isSold(t)),
    index('items_category').on(t.site, t.category, t.weight.desc(), t.id).where(isSold(t)),
    index('items_sub_category').on(t.site, t.category, t.subCategory, t.weight.desc(), t.id).where(isSold(t)),
    index('items_maker').on(t.site, t.maker, t.weight.desc(), t.id).where(isSold(t)),
    index('items_popular').on(t.site, t.weight.desc(), t.id).where(isSold(t)),
    index('items_list_price').on(t.site, t.listMinor, t.id).where(isSold(t)),
    index('items_retired').on(t.site, t.nameKey.op('text_pattern_ops'), t.id).where(sql`${t.retiredAt} is not null`),
    index('items_without_hsn').on(t.site, t.id).where(sql`${t.retiredAt} is null and ${t.hsn} = ''`),
    index('items_name_trgm').using('gin', t.nameKey.op('gin_trgm_ops')).where(isSold(t)),
    check('items_quantities', sql`${t.minQty} >= 1 and ${t.orderMultiple} >= 1`),
  ],
);

export type Item = typeof items.$inferSelect;
export type ItemFacts = Pick<Item, keyof typeof factColumns>;

/** A word or number of the seller's own that finds items: a customer's number, a machine's. One row for each item. */
export const searchWords = pgTable(
  'search_words',
  {
    site: siteColumn(),
    key: text().notNull(),
    itemId: bigintColumn()
      .notNull()
      .references(() => items.id),
    /** The word as it was written. */
    word: text().notNull(),
    addedBy: text().notNull(),
    addedAt: timestampColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.key, t.itemId] }), index().on(t.itemId)],
);

/** Counted by a trigger, so that no code that writes items can forget it. */
export const catalogueChanges = pgTable('catalogue_changes', {
  site: siteColumn().primaryKey(),
  changes: bigintColumn().notNull(),
});

export const branches = pgTable(
  'branches',
  {
    id: idColumn(),
    site: siteColumn(),
    code: text().notNull(),
    name: text().notNull(),
    lines: text().array().notNull(),
    pincode: text().notNull().default(''),
    regionId: smallint().notNull(),
    taxNumber: text().notNull(),
    invoicePrefix: text().notNull(),
    /** Every line is sold from the lowest position. */
    position: smallint().notNull(),
  },
  (t) => [unique().on(t.site, t.code), unique().on(t.site, t.position)],
);

export const stock = pgTable(
  'stock',
  {
    branchId: bigintColumn()
      .notNull()
      .references(() => branches.id),
    itemId: bigintColumn()
      .notNull()
      .references(() => items.id),
    site: siteColumn(),
    onHand: integer().notNull().default(0),
    /** Where the pieces lie: 'A-03-2'; '' when unknown. */
    shelf: text().notNull().default(''),
    /** The sum of this branch's open holds with reason 'order'. */
    reserved: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.branchId] }),
    index('stock_shelf').on(t.branchId, t.shelf).where(sql`${t.shelf} <> ''`),
    check('stock_not_negative', sql`${t.onHand} >= 0 and ${t.reserved} >= 0 and ${t.reserved} <= ${t.onHand}`),
  ],
);

export const stockIncoming = pgTable(
  'stock_incoming',
  {
    id: idColumn(),
    site: siteColumn(),
    branchId: bigintColumn()
      .notNull()
      .references(() => branches.id),
    itemId: bigintColumn()
      .notNull()
      .references(() => items.id),
    kind: text().$type<IncomingKind>().notNull(),
    quantity: integer().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
  },
  (t) => [index().on(t.itemId, t.branchId)],
);

/** Reason 'order' lasts until dispatch, the others until `endsAt`. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    id: idColumn(),
    site: siteColumn(),
    branchId: bigintColumn()
      .notNull()
      .references(() => branches.id),
    itemId: bigintColumn()
      .notNull()
      .references(() => items.id),
    customerId: bigintColumn().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<'order' | 'payment' | 'quote'>().notNull(),
    /** Id of the order line, payment or RFI line. */
    heldFor: bigintColumn().notNull(),
    endsAt: timestampColumn(),
    endedAt: timestampColumn(),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [
    index('stock_holds_open').on(t.itemId, t.branchId).where(sql`${t.endedAt} is null and ${t.reason} <> 'order'`),
    index('stock_holds_for').on(t.reason, t.heldFor),
  ],
);
