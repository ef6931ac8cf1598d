import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  bigintColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../../server/database/columns.server.ts';
import type { PriceScope } from './price.rule.ts';
import type { PriceChangeKind } from './price-change-kind.data.ts';

export const priceLists = pgTable(
  'price_lists',
  { id: idColumn(), site: siteColumn(), name: text().notNull(), currency: currencyColumn().notNull() },
  (t) => [unique().on(t.site, t.name)],
);

export const priceRows = pgTable(
  'price_rows',
  {
    id: idColumn(),
    site: siteColumn(),
    priceListId: bigintColumn().references(() => priceLists.id),
    customerId: bigintColumn(),
    scope: text().$type<PriceScope>().notNull(),
    /** Item id as text, or the sub category, category or maker; '' for all. */
    scopeKey: text().notNull().default(''),
    minQty: integer().notNull().default(1),
    validFrom: date({ mode: 'string' }),
    validTo: date({ mode: 'string' }),
    discountBp: integer(),
    netMinor: minorUnitsColumn(),
    currency: currencyColumn().notNull(),
  },
  (t) => [
    index('price_rows_list').on(t.priceListId, t.scope, t.scopeKey),
    index('price_rows_customer').on(t.customerId, t.scope, t.scopeKey),
    index('price_rows_of_customers').on(t.site, t.scope, t.scopeKey).where(sql`${t.customerId} is not null`),
    check('price_rows_owner', sql`num_nonnulls(${t.priceListId}, ${t.customerId}) = 1`),
    check('price_rows_price', sql`num_nonnulls(${t.discountBp}, ${t.netMinor}) = 1`),
  ],
);

/** What a row was before and after; null where there was none. */
export type PriceSnapshot = Pick<
  typeof priceRows.$inferSelect,
  'scope' | 'scopeKey' | 'minQty' | 'validFrom' | 'validTo' | 'discountBp' | 'netMinor'
>;

/** Every change of a price row; its id numbers the states of a price list. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: idColumn(),
    site: siteColumn(),
    priceListId: bigintColumn(),
    customerId: bigintColumn(),
    rowId: bigintColumn().notNull(),
    kind: text().$type<PriceChangeKind>().notNull(),
    before: jsonb().$type<PriceSnapshot>(),
    after: jsonb().$type<PriceSnapshot>(),
    changedAt: timestampColumn().notNull(),
    changedBy: text().notNull(),
  },
  (t) => [
    index('price_changes_list').on(t.priceListId, t.id),
    index('price_changes_customer').on(t.customerId, t.id),
    index('price_changes_row').on(t.rowId, t.id),
  ],
);

export type ListedDiscount = { scope: PriceScope; scopeKey: string; minQty: number; discountBp: number };
