// A line of a quick order is ready, to be decided, to be corrected or not found; only what has an item goes into the cart.

import type { RequestInput } from '../../lib/contract.ts';
import { sum } from '../../lib/sum.ts';
import type { addItem } from '../cart.contract.ts';
import { minorOf } from '../lines/cart-totals.rule.ts';
import { stepQuantity } from '../lines/quantity.rule.ts';
import type { sendRfi } from '../rfi-lines/send-rfi.contract.ts';
import { fewestMakers } from './fewest-makers.rule.ts';
import {
  type ChoiceOrder,
  type ChoiceReason,
  candidatesOf,
  canOrder,
  firstChoiceOf,
  isOpen,
  itemsToChoose,
  makersToChoose,
} from './first-choice.rule.ts';
import { itemAtQuantity } from './item-at-quantity.rule.ts';
import type { QuickItem, QuickLine } from './quick-order.contract.ts';

/** Another quantity, or another line instead. */
export type TypedInRow = { quantity: number; line?: never } | { line: string; quantity?: never };

export type QuickRow = QuickLine & {
  key: string;
  /** The input that is not answered yet: the text of the list says it, prices and stock are still those of before. */
  typed?: TypedInRow;
  chosen?: number;
  /** Why the chosen item was chosen. */
  reason?: ChoiceReason;
};

export type QuickState = 'found' | 'choose' | 'not_found' | 'no_bearing' | 'bad_quantity' | 'bad_line' | 'heading';

/** Chooses an item for every line that the buyer has not decided and that is no question: one basket for the whole list. */
export function proposeItems(rows: readonly QuickRow[], order: ChoiceOrder): QuickRow[] {
  if (order.by !== 'fewest') return proposeFrom(rows, order, new Set());
  const sets = fewestMakers(rows.map((row) => makersOf(row, order.maker)));
  const proposals = sets.map((makers) => proposeFrom(rows, order, makers));
  return proposals.toSorted((a, b) => sumOf(a) - sumOf(b))[0] ?? [];
}

function proposeFrom(rows: readonly QuickRow[], order: ChoiceOrder, makers: ReadonlySet<string>): QuickRow[] {
  return rows.map((row) => {
    if (isDecided(row)) return row;
    const { chosen: _chosen, reason: _reason, ...undecided } = row;
    const choice = firstChoiceOf(row, order, makers);
    return choice ? { ...undecided, chosen: choice.item.itemid, reason: choice.reason } : undecided;
  });
}

const isDecided = (row: QuickRow): boolean => row.reason === 'yours' && chosenItemOf(row) !== undefined;

/** The makers that a line may come from, whatever the basket. */
function makersOf(row: QuickRow, first: string): ReadonlySet<string> {
  const decided = isDecided(row) && chosenItemOf(row);
  if (decided) return new Set([decided.brandname]);
  const isFirst = itemsToChoose(row).some(({ brandname }) => brandname === first);
  return isFirst ? new Set([first]) : makersToChoose(row);
}

export const chooseItem = (row: QuickRow, chosen: number): QuickRow => ({ ...row, chosen, reason: 'yours' });

const chosenItemOf = ({ items, chosen }: QuickRow): QuickItem | undefined =>
  items.find(({ itemid }) => itemid === chosen);

/** The chosen item, also if the quantity cannot be ordered. */
export const itemOf = (row: QuickRow): QuickItem | undefined =>
  row.result === 'bad_line' || row.result === 'heading' ? undefined : chosenItemOf(row);

export function stateOf(row: QuickRow): QuickState {
  const { result } = row;
  if (result === 'heading' || result === 'bad_quantity' || result === 'bad_line' || result === 'no_bearing')
    return result;
  const item = itemOf(row);
  if (item) return canOrder(item, row.quantity) ? 'found' : 'bad_quantity';
  return row.items.length > 0 || row.result === 'two_readings' ? 'choose' : 'not_found';
}

/** The quantity that the buyer may take instead of one that cannot be ordered; 0 where none is proposed. */
export function likelyQuantityOf(row: QuickRow): number {
  const item = itemOf(row) ?? row.items[0];
  if (stateOf(row) !== 'bad_quantity') return 0;
  if (row.likely_quantity > 0 || row.quantity === 0 || !item) return row.likely_quantity;
  return stepQuantity(String(row.quantity), item, 1);
}

/** The items to choose from: of a line that is clear, those that are the same bearing. */
export const choicesOf = (row: QuickRow): readonly QuickItem[] =>
  isOpen(row) || row.ambiguous ? row.items : candidatesOf(row);

/** Whether the line waits for the buyer: which bearing, how many, or what was written. */
export const isQuestion = (row: QuickRow): boolean => stateOf(row) !== 'found' && row.result !== 'heading';

/** Lines that were read: ready, with a question, or not found. Headings, totals and the like are no lines. */
export type Tally = { lines: number; ready: number; toAnswer: number; notFound: number; totalMinor: number };

export function tallyOf(rows: readonly QuickRow[]): Tally {
  const states = rows.map(stateOf).filter((state) => state !== 'heading');
  const count = (...of: QuickState[]) => states.filter((state) => of.includes(state)).length;
  return {
    lines: states.length,
    ready: count('found'),
    toAnswer: count('choose', 'bad_quantity', 'bad_line'),
    notFound: count('not_found', 'no_bearing'),
    totalMinor: sumOf(rows) + sum(foundItems(rows), ({ item }) => minorOf(item.gst_value)),
  };
}

/** Before tax. */
export const sumOf = (rows: readonly QuickRow[]): number =>
  sum(foundItems(rows), ({ item }) => minorOf(item.total_value1));

/** How many ready lines have which reason, in this order. */
export function countReasons(rows: readonly QuickRow[]): ReadonlyMap<ChoiceReason, number> {
  const counts = new Map<ChoiceReason, number>();
  for (const { reason } of rows) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}

/** Makers that some line has a choice of, most lines first. */
export function makersOfList(rows: readonly QuickRow[]): string[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const makers = new Set(itemsToChoose(row).map(({ brandname }) => brandname));
    if (makers.size > 1) for (const maker of makers) counts.set(maker, (counts.get(maker) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([maker]) => maker);
}

/** The lines that are ready. */
export const foundRows = (rows: readonly QuickRow[]): QuickRow[] => rows.filter((row) => stateOf(row) === 'found');

/** Nothing of the list is left to decide or to correct. */
export const isAllFound = (rows: readonly QuickRow[]): boolean =>
  rows.every((row) => ['found', 'heading'].includes(stateOf(row)));

function foundItems(rows: readonly QuickRow[]): { item: QuickItem; quantity: number }[] {
  return pricedTogether(foundRows(rows)).flatMap((row) => {
    const item = itemOf(row);
    return item ? [{ item, quantity: row.quantity }] : [];
  });
}

/** Ready lines of one item with the price of all their pieces together. */
export function pricedTogether(ready: readonly QuickRow[]): QuickRow[] {
  const pieces = new Map<number, number>();
  for (const row of ready) {
    const id = itemOf(row)?.itemid ?? 0;
    pieces.set(id, (pieces.get(id) ?? 0) + row.quantity);
  }
  return ready.map((row) => {
    const chosen = itemOf(row);
    const together = pieces.get(chosen?.itemid ?? 0) ?? 0;
    if (!chosen || together === row.quantity) return row;
    const priced = itemAtQuantity(chosen, row.quantity, together);
    return { ...row, items: row.items.map((item) => (item === chosen ? priced : item)) };
  });
}

export type RepeatedItem = { name: string; lines: readonly number[]; quantity: number };

/** Items that several lines order, which become one line of the cart. */
export function repeatedItems(rows: readonly QuickRow[]): RepeatedItem[] {
  const byItem = Map.groupBy(foundRows(rows), (row) => itemOf(row)?.itemid);
  return [...byItem.values()].flatMap((same) => {
    const name = same[0] && itemOf(same[0])?.itemname;
    if (same.length < 2 || !name) return [];
    return [{ name, lines: same.map(({ line }) => line), quantity: sum(same, ({ quantity }) => quantity) }];
  });
}

type ItemToAdd = { item: QuickItem; quantity: number; weightKg: number };

/** A shortened line could not be looked up by the sales desk either. What names no bearing is asked for by itself. */
export const rowsForRfi = (rows: readonly QuickRow[]): QuickRow[] =>
  rows.filter(({ result }) => !['heading', 'bad_line', 'no_bearing'].includes(result));

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
      const item = stateOf(row) === 'bad_quantity' ? undefined : itemOf(row);
      return {
        ...(item && { item_id: String(item.itemid) }),
        item_name: item?.itemname ?? (row.designation || row.text),
        quantity: String(Math.max(1, row.quantity)),
      };
    }),
  };
}

/** The quantity that was typed last. */
export const quantityOf = ({ quantity, typed }: QuickRow): number => typed?.quantity ?? quantity;

/** Writes the stock code if the buyer chose an item, so that reading it again finds the same one. */
export function textOf(row: QuickRow): string {
  const { designation, written, reason, typed } = row;
  if (typed?.line) return typed.line;
  const quantity = quantityOf(row);
  const item = reason === 'yours' ? itemOf(row) : undefined;
  if (item) return `${item.itemcode}\t${quantity}`;
  return designation && quantity > 0 ? `${designation}\t${quantity}` : written;
}
