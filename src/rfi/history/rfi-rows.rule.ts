// Lines of one RFI are added to the cart together: valid quotes that are not on hold, one of a line and its alternatives.

import type { addItem } from '../../cart/cart.contract.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import { choiceNumber } from '../alternatives.rule.ts';
import type { RfiEntry, RfiLine } from '../rfi-history.contract.ts';

export type RfiHistoryRow = RfiLine & { rfi: Omit<RfiEntry, 'data'>; lines: number; choices: readonly RfiLine[] };

export function rfiRows(entries: readonly RfiEntry[]): RfiHistoryRow[] {
  return entries.flatMap(({ data, ...rfi }) =>
    data.map((line) => ({ ...line, rfi, lines: data.length, choices: linesOfChoice(line, data) })),
  );
}

export function rowsMatching(rows: readonly RfiHistoryRow[], text: string): readonly RfiHistoryRow[] {
  return rows.filter(({ ItemName, asked_as, BrandName, rfi }) =>
    matchesSearch([ItemName, asked_as, BrandName, rfi.rfq_no, rfi.reference], text),
  );
}

export const canAddToCart = (line: Pick<RfiLine, 'status' | 'on_hold'>): boolean =>
  line.status === 'Stock' && !line.on_hold;

export const choiceOf = ({ line_no, alternative_to }: Pick<RfiLine, 'line_no' | 'alternative_to'>): number =>
  choiceNumber(line_no, alternative_to);

/** The line itself and those of which the buyer orders one only. */
export const linesOfChoice = (line: RfiLine, lines: readonly RfiLine[]): RfiLine[] =>
  lines.filter((one) => choiceOf(one) === choiceOf(line));

/** Whether a line can join `selected`, which are lines of one RFI. */
export function canSelect(row: RfiHistoryRow, selected: readonly RfiHistoryRow[]): boolean {
  const [first] = selected;
  if (!canAddToCart(row)) return false;
  if (first === undefined || selected.includes(row)) return true;
  return row.rfi.rfq_no === first.rfi.rfq_no && !selected.some((one) => choiceOf(one) === choiceOf(row));
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
      rfi_line_id: line.StkTranNo,
      Purchase_Price: line.Purchase_Price,
    })),
  };
}

/** Whether a line will stand beside an ordinary line of its item; one that is in the cart already is not added again. */
export function standsBesideOrdinary(lines: readonly RfiLine[], isInCart: (itemId: number) => boolean): boolean {
  return lines.some((line) => !line.in_cart && isInCart(line.itemid));
}
