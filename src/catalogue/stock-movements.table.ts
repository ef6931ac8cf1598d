import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';
import type { StockMovementKind } from './stock-movement-kinds.data.ts';

/**
 * Append-only, written by triggers of `stock` alone: the changes of an item at a branch sum to what is on hand. Without foreign
 * keys, which a file of a million lines would have to check.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: idColumn(),
    site: siteColumn(),
    branchId: bigintColumn().notNull(),
    itemId: bigintColumn().notNull(),
    change: integer().notNull(),
    /** What was on hand afterwards. */
    onHand: integer().notNull(),
    kind: text().$type<StockMovementKind>().notNull(),
    /** The dispatch, return, shelf or file it belongs to; '' for none. */
    reference: text().notNull().default(''),
    reason: text().notNull().default(''),
    note: text().notNull().default(''),
    by: text().notNull().default(''),
    at: timestampColumn().notNull(),
  },
  (t) => [index('stock_movements_item').on(t.itemId, t.id)],
);
