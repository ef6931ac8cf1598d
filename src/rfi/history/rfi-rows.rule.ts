// Lines of one RFI are added to the cart together, only quoted, valid ones that are not on hold.

import type { addItem } from '../../cart/cart.contract.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import type { RfiEntry, RfiLine } from '../rfi-history.contract.ts';

export type RfiHistoryRow = RfiLine & { rfi: Omit<RfiEntry, 'data'>; lines: number };

export function rfiRows(entries: readonly RfiEntry[]): RfiHistoryRow[] {
  return entries.flatMap(({ data, ...rfi }) => data.map((line) => ({ ...line, rfi, lines: data.length })));
}

export function rowsMatching(rows: readonly RfiHistoryRow[], text: string): readonly RfiHistoryRow[] {
  return rows.filter(({ ItemName, asked_as, BrandName, rfi }) =>
    matchesSearch([ItemName, asked_as, BrandName, rfi.rfq_no, rfi.reference], text),
  );
}

export const canAddToCart = (line: Pick<RfiLine, 'status' | 'on_hold'>): boolean =>
  line.status === 'Stock' && !line.on_hold;

/** `chosen` is the number of the RFI that already has selected lines. */
export function canSelect(row: RfiHistoryRow, chosen: string | undefined): boolean {
  return canAddToCart(row) && (chosen === undefined || row.rfi.rfq_no === chosen);
}

/** The server uses the quantity and price of the quote, whatever is sent. */
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

/** Also true if the item has an ordinary line in the cart. */
export function isAnyInCart(lines: readonly RfiLine[], cartItemIds: readonly number[]): boolean {
  return lines.some((line) => line.in_cart || cartItemIds.includes(line.itemid));
}
