import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';
import { orderLines, orders } from './orders.table.ts';
import type { ShortReason } from './picks.rule.ts';

/** Pieces of one lot in one carton. */
export type PickedLot = { quantity: number; lot: string; origin: string; carton: number };

/** Goods taken off the shelf for an order that have not left yet: one row a line, written anew with each change. */
export const picks = pgTable(
  'picks',
  {
    id: idColumn(),
    site: siteColumn(),
    orderId: bigintColumn()
      .notNull()
      .references(() => orders.id),
    orderLineId: bigintColumn()
      .notNull()
      .references(() => orderLines.id),
    lots: jsonb().$type<readonly PickedLot[]>().notNull(),
    /** Why less was picked than asked for; '' where nothing is short. */
    short: text().$type<ShortReason | ''>().notNull(),
    pickedBy: text().notNull(),
    pickedAt: timestampColumn().notNull(),
  },
  (t) => [unique().on(t.orderLineId), index().on(t.orderId)],
);

/** Weighed cartons of what is picked. */
export const packedCartons = pgTable(
  'packed_cartons',
  {
    orderId: bigintColumn()
      .notNull()
      .references(() => orders.id),
    cartonNo: smallint().notNull(),
    site: siteColumn(),
    grossKg: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.cartonNo] }), check('packed_cartons_weight', sql`${t.grossKg} > 0`)],
);
