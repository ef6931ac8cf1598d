import { minorOf } from '../cart/cart-totals.rule.ts';
import { foundIn } from '../lib/found-in.ts';
import type { OrderRow } from './order-history.contract.ts';

/** The rows whose item, order ID, brand or PO number holds the text; all of them for an empty one. */
export function rowsMatching(rows: readonly OrderRow[], text: string): readonly OrderRow[] {
  return rows.filter((row) => foundIn([row.item_name, row.row_no, row.brand_name, row.purchase_order_no], text));
}

export type OrderTotal = { lines: number; totalMinor: number };

/** What an order's rows add up to with tax, in minor units. */
export function orderTotal(rows: readonly Pick<OrderRow, 'total' | 'total_gst1'>[]): OrderTotal {
  const totalMinor = rows.reduce((sum, row) => sum + minorOf(row.total) + minorOf(row.total_gst1), 0);
  return { lines: rows.length, totalMinor };
}
