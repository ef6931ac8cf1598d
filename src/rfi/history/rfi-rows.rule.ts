// Lines of one RFI go into the cart together, never lines of two, and only what is quoted, valid and not kept back.

import type { addItem } from '../../cart/cart.contract.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import type { RfiEntry, RfiLine } from '../rfi-history.contract.ts';

/** A line with the RFI it stands in. */
export type RfiHistoryRow = RfiLine & { rfi: Omit<RfiEntry, 'data'>; lines: number };

/** The lines of all RFIs one after the other, those of one RFI together. */
export function rfiRows(entries: readonly RfiEntry[]): RfiHistoryRow[] {
  return entries.flatMap(({ data, ...rfi }) => data.map((line) => ({ ...line, rfi, lines: data.length })));
}

/** The rows whose item, as named or as asked for, brand, RFI or reference holds the text; all of them for an empty one. */
export function rowsMatching(rows: readonly RfiHistoryRow[], text: string): readonly RfiHistoryRow[] {
  return rows.filter(({ ItemName, asked_as, BrandName, rfi }) =>
    matchesSearch([ItemName, asked_as, BrandName, rfi.rfq_no, rfi.reference], text),
  );
}

/** Whether a line can be put into the cart now. */
export const canAddToCart = (line: Pick<RfiLine, 'status' | 'on_hold'>): boolean =>
  line.status === 'Stock' && !line.on_hold;

/** Whether a line can be ticked beside what is ticked already: lines of `chosen` only, once one of them is. */
export function canSelect(row: RfiHistoryRow, chosen: string | undefined): boolean {
  return canAddToCart(row) && (chosen === undefined || row.rfi.rfq_no === chosen);
}

/** The lines as add_item takes them from an RFI; quantity and price are the quote's, whatever is sent. */
export function addQuotedRequest(rfi: string, lines: readonly RfiLine[]): RequestInput<typeof addItem> {
  return {
    item_info: lines.map((line) => ({
      item_id: line.ItemCode,
      item_name: line.ItemName,
      amount_per_unit: line.Price,
      quantity: String(line.Qty),
      flag: 'rfq_history',
      rfq_id: rfi,
      Purchase_Price: line.Purchase_Price,
    })),
  };
}

/** Whether one of the lines, or its item as an ordinary line, lies in the cart already. */
export function isAnyInCart(lines: readonly RfiLine[], cartItemIds: readonly number[]): boolean {
  return lines.some((line) => line.in_cart || cartItemIds.includes(line.itemid));
}
