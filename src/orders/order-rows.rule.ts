import { minorOf } from '../cart/cart-totals.rule.ts';
import type { OrderRow } from './order-history.contract.ts';

/** A text as it is compared in a search: case, blanks, dots, dashes and slashes do not matter. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[\s./-]/g, '');
}

/** The rows whose item, order ID, brand or PO number holds the text; all of them for an empty one. */
export function rowsMatching(rows: readonly OrderRow[], text: string): readonly OrderRow[] {
  const wanted = plain(text);
  if (!wanted) return rows;
  const fields = (row: OrderRow) => [row.item_name, row.row_no, row.brand_name, row.purchase_order_no];
  return rows.filter((row) => fields(row).some((field) => plain(field).includes(wanted)));
}

export type OrderTotal = { lines: number; totalMinor: number };

/** What an order's rows add up to with tax, in minor units. */
export function orderTotal(rows: readonly Pick<OrderRow, 'total' | 'total_gst1'>[]): OrderTotal {
  const totalMinor = rows.reduce((sum, row) => sum + minorOf(row.total) + minorOf(row.total_gst1), 0);
  return { lines: rows.length, totalMinor };
}
