import { matchesSearch } from '../../lib/matches-search.ts';
import type { OrderRow } from './order-history.contract.ts';

/** The rows whose item, order ID, brand or PO number holds the text; all of them for an empty one. */
export function filterOrderRows(rows: readonly OrderRow[], text: string): readonly OrderRow[] {
  return rows.filter((row) => matchesSearch([row.item_name, row.row_no, row.brand_name, row.purchase_order_no], text));
}
