import { matchesSearch } from '../../lib/matches-search.ts';
import type { OrderRow } from './order-history.contract.ts';

/** A search finds the rows whose item, order ID, brand or PO number contains the text; an empty text finds all. */
export function filterOrderRows(rows: readonly OrderRow[], text: string): readonly OrderRow[] {
  return rows.filter((row) => matchesSearch([row.item_name, row.row_no, row.brand_name, row.purchase_order_no], text));
}
