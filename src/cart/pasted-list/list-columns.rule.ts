// Which columns of a table name the items and which say how many, by their heads, otherwise by their cells.

import { isBrand } from './asked-makers.rule.ts';
import { thousands, withoutUnit } from './list-fields.rule.ts';
import { type ColumnHead, headOf, OWN_NUMBER } from './list-heads.data.ts';
import { haveDecimalCommas, withoutDecimalComma } from './written-thousands.rule.ts';

type Row = readonly string[];
type Rows = readonly Row[];

/** Columns by their number from 0; -1 where there is none. */
export type ItemColumns = {
  item: number;
  /** The columns of quantities; several are added up. */
  quantity: readonly number[];
  make: number;
  unit: number;
  suffix: number;
  /** Bore, outside diameter and width, where they name the item. */
  sizes: readonly number[];
  /** A list of motors names both ends, and one column counts either each end or both together. */
  isCountShared?: boolean;
  /** The buyer's own numbers beside the item; -1 where there are none. */
  own?: number;
};

export type TableColumns = {
  /** Each bearing of a row: of both ends of a motor, or of tables side by side. */
  groups: readonly ItemColumns[];
  /** Columns between which a person chooses, the best first. */
  items: readonly number[];
  quantities: readonly (readonly number[])[];
  /** No column of quantities is sure: each quantity is asked. */
  isQuantityOpen: boolean;
};

/** The columns that a person has chosen instead. */
export type ColumnChoice = { item?: number | undefined; quantity?: readonly number[] | undefined };

export const isCount = (text: string): boolean => {
  const count = withoutUnit(haveDecimalCommas([text]) ? withoutDecimalComma(text) : text);
  return /^\p{Nd}{1,7}(\.0+)?$/u.test(count) || thousands.test(count);
};
const namesNumber = (text: string): boolean => /\d{3}|^\P{L}*\p{L}.*\d{2}|\d ?[x×*] ?\d/u.test(text);
const isDesignation = (text: string): boolean => /[a-z]/i.test(text) || /\d{4}/.test(text);

/** A digit counts columns where another head has one too: 'Qty 1' and 'Qty 2', but not the 'qty 5' of a line. */
const headsOf = (row: Row): (ColumnHead | undefined)[] => {
  const stemOf = (cell: string) => cell.replace(/\d/g, '').trim();
  const alike = Map.groupBy(row, stemOf);
  const isCounted = (cell: string) => !/\d/.test(cell) || (alike.get(stemOf(cell))?.length ?? 0) > 1;
  return row.map((cell) => (isCounted(cell) ? headOf(cell) : undefined));
};

/** A row that names the columns: one of items or of sizes, and one that counts them or names their makers. */
export function isHeadingRow(row: Row): boolean {
  const kinds = new Set(headsOf(row).map((head) => head?.kind));
  const hasItem = kinds.has('item') || (kinds.has('bore') && kinds.has('outside'));
  return hasItem && ['required', 'quantity', 'otherQuantity', 'make'].some((kind) => kinds.has(kind as 'make'));
}

/** `heads` as one row; `sums` are columns under one head of quantities. */
export function columnsByHeads(
  heads: Row,
  below: Rows,
  { sums = [], choice = {} }: { sums?: readonly (readonly number[])[]; choice?: ColumnChoice } = {},
): TableColumns {
  const kinds = headsOf(heads);
  const of = (kind: ColumnHead['kind']) => kinds.flatMap((head, column) => (head?.kind === kind ? [column] : []));
  const items = rankItems(kinds, below);
  const summed = new Set(sums.flat());
  const single = (kind: ColumnHead['kind']) => of(kind).flatMap((column) => (summed.has(column) ? [] : [[column]]));
  const sure = [...single('required'), ...(of('required').length > 0 ? [] : [...sums, ...single('quantity')])];
  const others = [...single('quantity'), ...sums, ...single('otherQuantity')].filter((one) => !sure.includes(one));
  const quantities = [
    ...sure,
    ...others.filter(([a]) => !sure.some(([b]) => a === b)),
    ...sums.flatMap((sum) => sum.map((one) => [one])),
  ];
  const [make = -1] = of('make');
  const [unit = -1] = of('unit');
  const [suffix = -1] = of('suffix');
  const sizes = [of('bore')[0], of('outside')[0], of('width')[0]].flatMap((column) => column ?? []);
  const common = { make, unit, suffix, sizes: sizes.length > 1 ? sizes : [] };
  const paired = choice.item === undefined && choice.quantity === undefined ? pairsOf(heads, items, sure.flat()) : [];
  if (paired.length > 1)
    return {
      groups: paired.map((pair) => ({ ...common, ...pair, ...nearest(of('make'), of('unit'), pair) })),
      items,
      quantities,
      isQuantityOpen: false,
    };
  const chosen = choice.quantity ?? (sure.length === 1 ? sure[0] : undefined) ?? [];
  const item = choice.item ?? items[0] ?? -1;
  const isOwn = (column: number) =>
    kinds[column]?.rank === OWN_NUMBER || hasOwnNumbers(below, column) || hasOneLength(below, column);
  const own = items.find((column) => column !== item && isOwn(column)) ?? -1;
  const group = { ...common, item, quantity: chosen, own };
  return { groups: [group], items, quantities, isQuantityOpen: chosen.length === 0 && quantities.length > 0 };
}

/** The best first: one whose cells name numbers that are not the buyer's own, and of these the one whose head says so best. */
function rankItems(kinds: readonly (ColumnHead | undefined)[], below: Rows): number[] {
  const columns = kinds.flatMap((head, column) => (head?.kind === 'item' ? [{ column, rank: head.rank }] : []));
  const others = columns.filter(({ column }) => isMostly(below, column, namesNumber) && !hasOwnNumbers(below, column));
  const penalty = (column: number): number => {
    if (below.length === 0) return 0;
    if (isRunning(below, column)) return 30;
    const isOwn =
      hasOwnNumbers(below, column) || (hasOneLength(below, column) && others.some((one) => one.column !== column));
    return (isOwn ? 20 : 0) + (isMostly(below, column, namesNumber) ? 0 : 10);
  };
  return columns
    .map(({ column, rank }) => ({ column, rank: rank + penalty(column) }))
    .toSorted((a, b) => a.rank - b.rank || a.column - b.column)
    .map(({ column }) => column);
}

type Pair = Pick<ItemColumns, 'item' | 'quantity' | 'isCountShared'>;

/** Columns of items whose heads are alike, each with the quantity behind it, or all with the only one. */
function pairsOf(heads: Row, items: readonly number[], quantities: readonly number[]): Pair[] {
  const [first] = items;
  if (first === undefined) return [];
  const alike = items.filter((column) => stemOf(heads[column]) === stemOf(heads[first])).toSorted((a, b) => a - b);
  if (alike.length < 2) return [];
  if (quantities.length === 1 && alike.some((column) => isOfOneEnd(heads[column])))
    return alike.map((item) => ({ item, quantity: quantities, isCountShared: true }));
  const pairs = alike.flatMap((item, index) => {
    const next = alike[index + 1] ?? Number.POSITIVE_INFINITY;
    const behind = quantities.filter((column) => column > item && column < next);
    return behind.length === 1 ? [{ item, quantity: behind }] : [];
  });
  return pairs.length === alike.length && pairs.length === quantities.length ? pairs : [];
}

const END =
  /(?<![a-z])(?:n\.?d\.?e|d\.?e|left|right|front|rear|inner|outer|upper|lower|drive|non.?drive|end|side|[ab12]|ii?)(?![a-z])/gi;
const stemOf = (head = ''): string =>
  head
    .replace(END, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();
const isOfOneEnd = (head = ''): boolean => head.replace(END, '') !== head;

/** A table beside another one has a column of makes of its own. */
function nearest(makes: readonly number[], units: readonly number[], { item, quantity: [behind = item] }: Pair) {
  const within = (columns: readonly number[]) =>
    columns.length > 1 ? columns.find((column) => column > item - 2 && column <= behind + 1) : columns[0];
  return { make: within(makes) ?? -1, unit: within(units) ?? -1 };
}

/** Tells the columns by their cells, where no row names them. */
export function columnsByCells(rows: Rows, choice: ColumnChoice = {}): TableColumns {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const all = Array.from({ length: width }, (_, column) => column);
  const make = all.find((column) => isMostly(rows, column, isMakerName)) ?? -1;
  const unit = all.find((column) => isMostly(rows, column, isUnit)) ?? -1;
  const named = all.filter((column) => column !== make && column !== unit && isMostly(rows, column, isDesignation));
  const items = named.toSorted((a, b) => costOf(rows, a) - costOf(rows, b) || a - b);
  const item = choice.item ?? items[0] ?? 0;
  const counts = all.filter((column) => column !== item && isMostly(rows, column, isCount));
  const counted = counts.find((column) => column > item) ?? counts.find((column) => !isRunning(rows, column));
  const quantity = choice.quantity ?? (counted === undefined ? [] : [counted]);
  const own = all.find((column) => column !== item && hasOwnNumbers(rows, column)) ?? -1;
  return {
    groups: [{ item, quantity, make, unit, suffix: -1, sizes: [], own }],
    items,
    quantities: counts.map((column) => [column]),
    isQuantityOpen: false,
  };
}

const costOf = (rows: Rows, column: number): number =>
  (hasOwnNumbers(rows, column) ? 2 : 0) + (isMostly(rows, column, namesNumber) ? 0 : 1);

const isUnit = (cell: string): boolean =>
  /^(?:nos?|pcs?|ea|each|sets?|pairs?|kgs?|mtrs?|stk|stück|units?)\.?$/i.test(cell);

/** Names that no reader of designations knows, and words for any maker. */
const otherMakers: ReadonlySet<string> = new Set(['mcgill', 'rexnord', 'czb', 'cooper', 'any', 'reputed']);
const besideMakers: ReadonlySet<string> = new Set(['make', 'or', 'equivalent']);

function isMakerName(cell: string): boolean {
  const [first = '', ...others] = cell.toLowerCase().split(/[ /,]+/);
  const isName = (word: string) => isBrand(word) || otherMakers.has(word);
  return isName(first) && others.every((word) => isName(word) || besideMakers.has(word));
}

function isMostly(rows: Rows, column: number, is: (text: string) => boolean): boolean {
  const cells = rows.flatMap((row) => row[column] || []);
  return cells.length > 0 && cells.filter(is).length * 2 > cells.length;
}

/** Material numbers of the buyer's own, such as 100023411; of bearings, only old numbers have seven digits. */
const hasOwnNumbers = (rows: Rows, column: number): boolean =>
  isMostly(rows, column, (cell) => /^(?:\d{8,18}|0\d{4,})$/.test(cell));

/** Codes are as long as one another: 1000234, 1000567. */
function hasOneLength(rows: Rows, column: number): boolean {
  const cells = rows.flatMap((row) => row[column] || []);
  return cells.length > 1 && cells.every((cell) => /^\d{6,}$/.test(cell) && cell.length === cells[0]?.length);
}

/** 1, 2, 3, or 10, 20, 30. */
function isRunning(rows: Rows, column: number): boolean {
  const cells = rows.flatMap((row) => row[column] || []).map(Number);
  const [step = 0] = cells;
  return (step === 1 || step === 10) && cells.every((cell, index) => cell === (index + 1) * step);
}
