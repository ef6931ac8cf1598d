// A line of a quick order is found, to be chosen, to be corrected or not found; only found lines are added to the cart.

import type { RequestInput } from '../../lib/contract.ts';
import { sum } from '../../lib/sum.ts';
import type { addItem } from '../cart.contract.ts';
import { minorOf } from '../lines/cart-totals.rule.ts';
import type { sendRfi } from '../rfi-lines/send-rfi.contract.ts';
import type { QuickItem, QuickLine } from './quick-order.contract.ts';

export type QuickRow = QuickLine & {
  key: string;
  chosen?: number;
};

export type QuickState = 'found' | 'choose' | 'not_found' | 'bad_quantity' | 'bad_line' | 'heading';

export function itemOf(row: QuickRow): QuickItem | undefined {
  if (row.result === 'found' || row.result === 'interchangeable') return row.items[0];
  if (row.result === 'bad_quantity') return undefined;
  return row.items.find(({ itemid }) => itemid === row.chosen);
}

/** Also true after a choice, which can be changed. */
export const isOpen = (row: QuickRow): boolean =>
  (row.result === 'choose' || row.result === 'same_size') && row.items.length > 0;

export function stateOf(row: QuickRow): QuickState {
  if (itemOf(row)) return 'found';
  if (row.result === 'heading' || row.result === 'bad_quantity' || row.result === 'bad_line') return row.result;
  return row.items.length > 0 ? 'choose' : 'not_found';
}

function onlyOf(row: QuickRow, maker: string): QuickItem | undefined {
  const [item, ...others] = row.items.filter(({ brandname }) => brandname === maker);
  const isUnambiguous = row.result === 'choose' && row.items.every(({ differs }) => differs === '');
  return isUnambiguous && others.length === 0 ? item : undefined;
}

/** Most lines first; empty if only one maker is left. */
export function makersToChoose(rows: readonly QuickRow[]): { maker: string; lines: number }[] {
  const open = rows.filter(isOpen);
  const makers = [...new Set(open.flatMap((row) => row.items.map(({ brandname }) => brandname)))];
  const counted = makers.map((maker) => ({ maker, lines: open.filter((row) => onlyOf(row, maker)).length }));
  const choosable = counted.filter(({ lines }) => lines > 0).toSorted((a, b) => b.lines - a.lines);
  return choosable.length > 1 ? choosable : [];
}

export function chooseByMaker(rows: readonly QuickRow[], maker: string): QuickRow[] {
  return rows.map((row) => {
    const item = onlyOf(row, maker);
    return item ? { ...row, chosen: item.itemid } : row;
  });
}

export type Tally = Record<QuickState, number> & {
  items: number;
  totalMinor: number;
};

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
    totalMinor: sum(foundItems(rows), ({ item }) => minorOf(item.total_value1) + minorOf(item.gst_value)),
  };
}

export const foundRows = (rows: readonly QuickRow[]): QuickRow[] => rows.filter((row) => stateOf(row) === 'found');

function foundItems(rows: readonly QuickRow[]): { item: QuickItem; quantity: number }[] {
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

export const rowsForRfi = (rows: readonly QuickRow[]): QuickRow[] =>
  rows.filter((row) => row.result !== 'heading' && row.result !== 'bad_line');

export function itemsToAdd(rows: readonly QuickRow[]): ItemToAdd[] {
  const byItem = new Map<number, ItemToAdd>();
  for (const { item, quantity } of foundItems(rows)) {
    const before = byItem.get(item.itemid)?.quantity ?? 0;
    byItem.set(item.itemid, { item, quantity: before + quantity, weightKg: item.weight / quantity });
  }
  return [...byItem.values()];
}

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

/** By stock code if the buyer chose an item, so that reading it again finds the same one. */
export function textOf(row: QuickRow): string {
  const { designation, quantity, text, chosen } = row;
  const item = chosen === undefined ? undefined : itemOf(row);
  if (item) return `${item.itemcode}\t${quantity}`;
  return designation && quantity > 0 ? `${designation}\t${quantity}` : text;
}
