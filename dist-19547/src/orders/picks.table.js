import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.js';
import { orderLines, orders } from './orders.table.js';
                                                   

/** Pieces of one lot in one carton. */
                                                                                          

/** What was taken off the shelf for an order and has not left yet: one row a line, written anew with each change. */
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
    lots: jsonb().$type                      ().notNull(),
    /** Why less was picked than asked for; '' where nothing is short. */
    short: text().$type                  ().notNull(),
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
