import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { branches } from '../catalogue/catalogue.table.ts';
import type { Day } from '../lib/dates.ts';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';
import { numberText } from '../server/database/search-text.sql.ts';
import { orderLines, orders } from './orders.table.ts';
import type { TransportMode } from './transport.rule.ts';

export const dispatches = pgTable(
  'dispatches',
  {
    id: idColumn(),
    site: siteColumn(),
    orderId: bigintColumn()
      .notNull()
      .references(() => orders.id),
    branchId: bigintColumn()
      .notNull()
      .references(() => branches.id),
    /** Counts within the order: NOD26000119-1 is its first. */
    dispatchNo: smallint().notNull(),
    carrier: text().notNull().default(''),
    transporterId: text().notNull().default(''),
    /** '' where nobody has said it. */
    transportMode: text().$type<TransportMode | ''>().notNull().default(''),
    vehicle: text().notNull().default(''),
    /** Consignment note; of an earlier version also the vehicle. */
    docket: text().notNull().default(''),
    docketDay: date({ mode: 'string' }).$type<Day>(),
    /** The https address at which the buyer follows the goods, or ''. */
    tracking: text().notNull().default(''),
    /** Number of India's e-way bill, or ''. */
    ewayBill: text().notNull().default(''),
    cartons: integer(),
    weightKg: doublePrecision(),
    /** Gross weight of each carton, as far as it was weighed; null where the cartons are not known. */
    cartonKg: jsonb().$type<readonly (number | null)[]>(),
    dispatchedAt: timestampColumn().notNull(),
    dispatchedBy: text().notNull(),
    deliveredAt: timestampColumn(),
    deliveredBy: text(),
    deliveryNote: text(),
  },
  (t) => [
    unique().on(t.orderId, t.dispatchNo),
    index('dispatches_docket')
      .on(t.site, sql`translate(upper(${t.docket}), ' -/.', '') text_pattern_ops`)
      .where(sql`${t.docket} <> ''`),
    index('dispatches_docket_part')
      .using('gin', sql`${numberText(sql`${t.docket}`)} gin_trgm_ops`)
      .where(sql`${t.docket} <> ''`),
    index('dispatches_on_the_way').on(t.site, t.orderId).where(sql`${t.deliveredAt} is null`),
  ],
);

/** Pieces of one lot; a line may be sent from several lots. */
export const dispatchLines = pgTable(
  'dispatch_lines',
  {
    id: idColumn(),
    site: siteColumn(),
    dispatchId: bigintColumn()
      .notNull()
      .references(() => dispatches.id),
    orderLineId: bigintColumn()
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
    lot: text().notNull().default(''),
    origin: text().notNull().default(''),
    carton: smallint(),
    /** The certificates of the item on the day of the dispatch, as they were printed; '' without one. */
    certificates: text().notNull().default(''),
  },
  (t) => [
    index().on(t.dispatchId),
    index().on(t.orderLineId),
    check('dispatch_lines_quantity', sql`${t.quantity} > 0`),
  ],
);
