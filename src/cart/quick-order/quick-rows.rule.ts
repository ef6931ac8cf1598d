// A line of a quick order is found, to be chosen, to be corrected, or not found; only what is found goes into the cart.

import type { RequestInput } from '../../lib/contract.ts';
import { sum } from '../../lib/sum.ts';
import type { addItem } from '../cart.contract.ts';
import { minorOf } from '../lines/cart-totals.rule.ts';
import type { sendRfi } from '../rfi-lines/send-rfi.contract.ts';
import type { QuickItem, QuickLine } from './quick-order.contract.ts';

/** A line with what the buyer decided about it. */
export type QuickRow = QuickLine & {
  key: string;
  /** The item chosen among several. */
  chosen?: number;
};

export type QuickState = 'found' | 'choose' | 'not_found' | 'bad_quantity' | 'bad_line' | 'heading';

/** The one item of a line: the only one, or the chosen one. */
export function itemOf(row: QuickRow): QuickItem | undefined {
  if (row.result === 'found' || row.result === 'interchangeable') return row.items[0];
  if (row.result === 'bad_quantity') return undefined;
  return row.items.find(({ itemid }) => itemid === row.chosen);
}

/** Whether the buyer chooses among several items: also after a choice, which can be changed. */
export const isOpen = (row: QuickRow): boolean =>
  (row.result === 'choose' || row.result === 'same_size') && row.items.length > 0;

/** Where a line stands; several items of the same size are to be chosen from as well. */
export function stateOf(row: QuickRow): QuickState {
  if (itemOf(row)) return 'found';
  if (row.result === 'heading' || row.result === 'bad_quantity' || row.result === 'bad_line') return row.result;
  return row.items.length > 0 ? 'choose' : 'not_found';
}

/** The one item of a maker among several, where the line leaves no doubt which. */
function onlyOf(row: QuickRow, maker: string): QuickItem | undefined {
  const [item, ...more] = row.items.filter(({ brandname }) => brandname === maker);
  const plain = row.result === 'choose' && row.items.every(({ differs }) => differs === '');
  return plain && more.length === 0 ? item : undefined;
}

/** The makers that open lines can be chosen by, most lines first; none where there is but one. */
export function makersToChoose(rows: readonly QuickRow[]): { maker: string; lines: number }[] {
  const open = rows.filter(isOpen);
  const makers = [...new Set(open.flatMap((row) => row.items.map(({ brandname }) => brandname)))];
  const counted = makers.map((maker) => ({ maker, lines: open.filter((row) => onlyOf(row, maker)).length }));
  const able = counted.filter(({ lines }) => lines > 0).toSorted((a, b) => b.lines - a.lines);
  return able.length > 1 ? able : [];
}

/** The rows with this maker's item chosen wherever it is one among several. */
export function chooseByMaker(rows: readonly QuickRow[], maker: string): QuickRow[] {
  return rows.map((row) => {
    const item = onlyOf(row, maker);
    return item ? { ...row, chosen: item.itemid } : row;
  });
}

export type Tally = Record<QuickState, number> & {
  /** Items found: fewer than lines where an item stands on several. */
  items: number;
  /** Of the lines found, with tax. */
  totalMinor: number;
};

/** How many lines stand where, and what those found come to. */
export function tallyOf(rows: readonly QuickRow[]): Tally {
  const count = (state: QuickState) => rows.filter((row) => stateOf(row) === state).length;
  return {
    found: count('found'),
    choose: count('choose'),
    not_found: count('not_found'),
    bad_quantity: count('bad_quantity'),
    bad_line: count('bad_line'),
    heading: count('heading'),
    items: itemsToAdd(rows).length,
    totalMinor: sum(found(rows), ({ item }) => minorOf(item.total_value1) + minorOf(item.gst_value)),
  };
}

/** The lines that go into the cart; all others stay in the list. */
export const foundRows = (rows: readonly QuickRow[]): QuickRow[] => rows.filter((row) => stateOf(row) === 'found');

function found(rows: readonly QuickRow[]): { item: QuickItem; quantity: number }[] {
  return rows.flatMap((row) => {
    const item = itemOf(row);
    return item ? [{ item, quantity: row.quantity }] : [];
  });
}

export type ItemToAdd = {
  item: QuickItem;
  quantity: number;
  /** kg of one piece. */
  weightKg: number;
};

/** The lines that can be asked for: all but headings and those to be written anew. */
export const rowsForRfi = (rows: readonly QuickRow[]): QuickRow[] =>
  rows.filter((row) => row.result !== 'heading' && row.result !== 'bad_line');

/** The items found, each once: lines of the same item are summed. */
export function itemsToAdd(rows: readonly QuickRow[]): ItemToAdd[] {
  const once = new Map<number, ItemToAdd>();
  for (const { item, quantity } of found(rows)) {
    const before = once.get(item.itemid)?.quantity ?? 0;
    once.set(item.itemid, { item, quantity: before + quantity, weightKg: item.weight / quantity });
  }
  return [...once.values()];
}

/** The items found as add_item takes them. */
export function addItemRequest(rows: readonly QuickRow[]): RequestInput<typeof addItem> {
  return {
    item_info: itemsToAdd(rows).map(({ item, quantity }) => ({
      item_id: String(item.itemid),
      item_name: item.itemname,
      amount_per_unit: item.your_price,
      quantity: String(quantity),
      flag: 'add_cart',
    })),
  };
}

/** Lines as an RFI takes them: by their item, else in the buyer's words. */
export function rfiRequest(rows: readonly QuickRow[]): RequestInput<typeof sendRfi> {
  return {
    item_info: rows.map((row) => {
      const item = itemOf(row);
      return {
        ...(item && { item_id: String(item.itemid) }),
        item_name: item?.itemname ?? (row.designation || row.text),
        quantity: String(Math.max(1, row.quantity)),
      };
    }),
  };
}

/** A line as it is read again: by the code of the item that was chosen, else as it was written. */
export function textOf(row: QuickRow): string {
  const { designation, quantity, text, chosen } = row;
  const item = chosen === undefined ? undefined : itemOf(row);
  if (item) return `${item.itemcode}\t${quantity}`;
  return designation && quantity > 0 ? `${designation}\t${quantity}` : text;
}
