// The rows of a sheet, or of a table that was pasted, and what was decided to read them.

import { columnName } from '../../lib/spreadsheet/column-name.ts';
import { namesTotal } from '../../lib/spreadsheet/left-out-row.ts';
import type { MergedCells } from '../../lib/spreadsheet/merged-cells.ts';
import { sum } from '../../lib/sum.ts';
import {
  type ColumnChoice,
  columnsByCells,
  columnsByHeads,
  type ItemColumns,
  isCount,
  isHeadingRow,
  type TableColumns,
} from './list-columns.rule.ts';
import { thousands } from './list-fields.rule.ts';
import { type ListRow, lineAlone } from './list-row.rule.ts';
import { haveDecimalCommas, withoutDecimalComma } from './written-thousands.rule.ts';

type Row = readonly string[];
type Rows = readonly Row[];

export type ListSheet = {
  /** The name of the sheet; '' of a text. */
  name: string;
  rows: Rows;
  hiddenRows?: readonly number[] | undefined;
  hiddenColumns?: readonly number[] | undefined;
  struckRows?: readonly number[] | undefined;
  merged?: readonly MergedCells[] | undefined;
};

export type SkipReason = 'heading' | 'greeting' | 'mail' | 'total' | 'section' | 'hidden' | 'struck';
export type SkippedRow = { line: number; text: string; why: SkipReason };

/** A column, or several that are added up, by the words at its head. */
export type NamedColumns = { columns: number[]; head: string };

/** The decisions by which a sheet was read; each can be changed. */
export type SheetReading = {
  name: string;
  isRead: boolean;
  /** How many lines it gives. */
  lines: number;
  items: NamedColumns[];
  item?: NamedColumns | undefined;
  quantities: NamedColumns[];
  quantity?: NamedColumns | undefined;
  make: string;
  unit: string;
  /** Rows that are hidden or struck through, and columns that are hidden. */
  hiddenRows: number;
  struckRows: number;
  hiddenColumns: number;
};

export type ReadSheet = { rows: ListRow[]; skipped: SkippedRow[]; reading: SheetReading };

type SheetOptions = {
  separator?: string | undefined;
  withHidden?: boolean | undefined;
  choice?: ColumnChoice | undefined;
};

/** A title, the firm's address and empty lines may stand above a table. */
const maxHeaderRow = 40;

export function readSheet(
  sheet: ListSheet,
  { separator, withHidden = false, choice = {} }: SheetOptions = {},
): ReadSheet {
  const written = sheet.rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  const left = withHidden ? { rows: written, skipped: [], columns: 0 } : leaveHidden(written, sheet);
  const filled = fillMerged(left.rows, sheet.merged ?? []);
  const tables = divideTables(left.rows, filled, sheet.merged ?? []);
  const named = tables.find(({ heads }) => heads !== undefined);
  const read = tables.map((table) => {
    const isChosen = !named || table.heads?.join('\t') === named.heads?.join('\t');
    return readTable(table, { separator, choice: isChosen ? choice : {} });
  });
  const rows = read.flatMap((one) => one.rows);
  const main = read[named ? tables.indexOf(named) : 0];
  const heads = (named ?? tables[0])?.heads ?? [];
  const count = (why: SkipReason) => left.skipped.filter((row) => row.why === why).length;
  return {
    rows,
    skipped: [...left.skipped, ...read.flatMap((one) => one.skipped)].toSorted((a, b) => a.line - b.line),
    reading: {
      name: sheet.name,
      isRead: true,
      lines: rows.length,
      ...namedColumns(main?.columns, heads),
      hiddenRows: count('hidden'),
      struckRows: count('struck'),
      hiddenColumns: left.columns,
    },
  };
}

export const hasHeads = (sheet: ListSheet): boolean =>
  fillMerged(sheet.rows, sheet.merged ?? [])
    .slice(0, maxHeaderRow)
    .some(isHeadingRow);

function namedColumns(columns: TableColumns | undefined, heads: Row) {
  const name = (list: readonly number[]): NamedColumns => ({
    columns: [...list],
    head: list.map((column) => heads[column] || columnName(column + 1)).join(' + '),
  });
  const groups = columns?.groups ?? [];
  const [first] = groups;
  const of = (column = -1) => (column < 0 ? '' : heads[column] || columnName(column + 1));
  return {
    items: (columns?.items ?? []).map((column) => name([column])),
    item:
      first && first.sizes.length > 1 && first.item < 0
        ? { columns: [...first.sizes], head: first.sizes.map((column) => of(column)).join(' × ') }
        : first && first.item >= 0
          ? { ...name([first.item]), head: unique(groups.map(({ item }) => name([item]).head)) }
          : undefined,
    quantities: (columns?.quantities ?? []).map(name),
    quantity:
      first && first.quantity.length > 0
        ? { ...name(first.quantity), head: unique(groups.map(({ quantity }) => name(quantity).head)) }
        : undefined,
    make: of(first?.make),
    unit: of(first?.unit),
  };
}

const unique = (heads: readonly string[]): string => [...new Set(heads)].join(', ');

const textOf = (row: Row): string => row.filter(Boolean).join(', ');
const isBlank = (row: Row): boolean => row.every((cell) => cell === '');

function leaveHidden(rows: Rows, { hiddenRows = [], hiddenColumns = [], struckRows = [] }: ListSheet) {
  const reasons = new Map<number, SkipReason>([
    ...struckRows.map((row): [number, SkipReason] => [row, 'struck']),
    ...hiddenRows.map((row): [number, SkipReason] => [row, 'hidden']),
  ]);
  const columns = new Set(hiddenColumns);
  const skipped = rows.flatMap((row, index): SkippedRow[] => {
    const why = reasons.get(index);
    return why && !isBlank(row) ? [{ line: index + 1, text: textOf(row), why }] : [];
  });
  const isFilled = (column: number) => rows.some((row) => row[column]);
  return {
    skipped,
    columns: hiddenColumns.filter(isFilled).length,
    rows: rows.map((row, index) =>
      reasons.has(index) ? [] : row.map((cell, column) => (columns.has(column) ? '' : cell)),
    ),
  };
}

/** The text of a merged cell stands in each of the rows and columns that it covers. */
function fillMerged(rows: Rows, merged: readonly MergedCells[]): Rows {
  if (merged.length === 0) return rows;
  const filled = rows.map((row) => [...row]);
  for (const { top, left, bottom, right } of merged) {
    const cell = rows[top]?.[left] ?? '';
    for (let row = top; cell !== '' && row <= Math.min(bottom, rows.length - 1); row += 1)
      for (let column = left; column <= Math.min(right, left + 99); column += 1) {
        const cells = filled[row];
        if (!cells || isBlank(rows[row] ?? [])) continue;
        while (cells.length < column) cells.push('');
        cells[column] = cell;
      }
  }
  return filled;
}

type Table = {
  /** Undefined where no row names the columns. */
  heads: Row | undefined;
  /** Columns under one head of quantities. */
  sums: readonly (readonly number[])[];
  skipped: SkippedRow[];
  from: number;
  rows: Rows;
  filled: Rows;
};

/** Each row of headings begins another table. What stands above the first is a title, unless it names items itself. */
function divideTables(rows: Rows, filled: Rows, merged: readonly MergedCells[]): Table[] {
  const found = filled.flatMap((row, index) => (isHeadingRow(row) ? [index] : []));
  const [first = -1] = found;
  const starts = first >= 0 && first < maxHeaderRow ? found : [];
  const above = starts[0] ?? rows.length;
  const hasItemsAbove = starts.length === 0 || rows.slice(0, above).some(isItemRow);
  const title = rows
    .slice(0, above)
    .flatMap((row, index): SkippedRow[] =>
      hasItemsAbove || isBlank(row) ? [] : [{ line: index + 1, text: textOf(row), why: 'heading' }],
    );
  const top: Table = {
    heads: undefined,
    sums: [],
    skipped: title,
    from: 0,
    rows: hasItemsAbove ? rows.slice(0, above) : [],
    filled,
  };
  return [
    top,
    ...starts.map((start, at): Table => {
      const sums = sumsUnder(start, rows, filled, merged);
      const heads =
        sums.length > 0 ? headsBelow(filled[start] ?? [], filled[start + 1] ?? [], sums.flat()) : (filled[start] ?? []);
      const from = start + (sums.length > 0 ? 2 : 1);
      const skipped = rows
        .slice(start, from)
        .map((row, index): SkippedRow => ({ line: start + index + 1, text: textOf(row), why: 'heading' }));
      return { heads, sums, skipped, from, rows: rows.slice(from, starts[at + 1]), filled };
    }),
  ].filter((table) => table.heads || table.skipped.length > 0 || table.rows.length > 0);
}

const isItemRow = (row: Row): boolean => {
  const item = row.findIndex((cell) => /^[^a-z]*[a-z].*\d{2}|\d{4}/i.test(cell));
  return item >= 0 && row.some((cell, index) => index !== item && isCount(cell));
};

/** 'Quantity' over 'Unit 1' and 'Unit 2'. */
function sumsUnder(start: number, rows: Rows, filled: Rows, merged: readonly MergedCells[]): number[][] {
  const below = rows[start + 1] ?? [];
  if (isItemRow(below)) return [];
  return merged
    .filter(
      ({ top, left, right }) => top === start && right > left && isHeadingRow(['Part', filled[start]?.[left] ?? '']),
    )
    .map(({ left, right }) => Array.from({ length: right - left + 1 }, (_, at) => left + at))
    .filter((columns) => columns.every((column) => (below[column] ?? '') !== ''));
}

const headsBelow = (heads: Row, below: Row, columns: readonly number[]): Row =>
  heads.map((head, column) => (columns.includes(column) ? (below[column] ?? head) : head));

function readTable(table: Table, { separator, choice }: SheetOptions) {
  const { heads, sums, rows, filled, from } = table;
  const merged = rows.map((_, index) => filled[from + index] ?? []);
  const columns = heads
    ? columnsByHeads(heads, merged, { sums, ...(choice && { choice }) })
    : columnsByCells(rows, choice);
  const [first] = columns.groups;
  const counted = first?.quantity[0] ?? -1;
  const width = heads ? filledWidth(heads) : commonWidth(rows);
  const figures = new Map(
    columns.groups.flatMap(({ quantity }) =>
      quantity.map((column) => [column, figuresOf(rows, column, { separator, heads })]),
    ),
  );
  const skipped = [...table.skipped];
  const read = rows.flatMap((row, index): ListRow[] => {
    const line = from + index + 1;
    if (isBlank(row)) return [];
    // A line of a text that has no columns is read as it stands.
    if (separator !== undefined && row.length === 1) return [lineAlone(line, row[0] ?? '')];
    const joined = separator === ',' ? joinThousands(row, counted, width) : row;
    const pairs = heads ? undefined : pairsIn(row);
    if (pairs !== undefined) return [lineAlone(line, pairs)];
    const cells = joined === row ? (merged[index] ?? row) : joined;
    const why = skipReasonOf(row, cells, columns.groups, heads !== undefined);
    if (why) {
      skipped.push({ line, text: textOf(row), why });
      return [];
    }
    const text = row.filter(Boolean).join(' · ');
    const named = columns.groups.flatMap((group) => rowOf({ line, text, cells, row: joined, group }, columns, figures));
    return named.length > 0 ? named : [lineAlone(line, row.filter(Boolean).join(' '))];
  });
  return { rows: read, skipped, columns };
}

/** Totals, the names of sections and remarks between the rows are no lines. */
function skipReasonOf(row: Row, cells: Row, groups: readonly ItemColumns[], hasHeads: boolean): SkipReason | undefined {
  const filled = row.filter(Boolean);
  const named = groups.some((group) => nameOf(cells, group) !== '' && !namesTotal(nameOf(cells, group)));
  if (filled.some(namesTotal) && (!named || namesTotal(filled[0] ?? ''))) return 'total';
  const counts = groups.flatMap(({ quantity }) => quantity.flatMap((column) => row[column] || []));
  if (hasHeads && !named && counts.length > 0 && filled.length === counts.length) return 'total';
  const isNamed = filled.some((cell) => /\d{3}|\p{L}.{0,3}\d{2}/u.test(cell));
  return hasHeads && counts.length === 0 && filled.length === 1 && !isNamed ? 'section' : undefined;
}

/** The number with the suffix of the next column, or the size: '6205 2RS C3', '25x52x15'. */
function nameOf(cells: Row, { item, suffix, sizes }: ItemColumns): string {
  const name = cells[item] ?? '';
  const more = cells[suffix] ?? '';
  if (name !== '') return more && more.length <= 20 && !name.endsWith(more) ? `${name} ${more}` : name;
  const figures = sizes.map((column) => (cells[column] ?? '').replace(/ ?mm$/i, '').replace(',', '.'));
  return sizes.length > 1 && figures.every((size) => /^\d+(?:\.\d+)?$/.test(size)) ? figures.join('x') : '';
}

type WrittenRow = { line: number; text: string; cells: Row; row: Row; group: ItemColumns };

function rowOf(
  { line, text, cells, row, group }: WrittenRow,
  { isQuantityOpen }: TableColumns,
  figures: ReadonlyMap<number, (cell: string) => string>,
): ListRow[] {
  const item = nameOf(cells, group);
  if (item === '') return [];
  const counts = group.quantity.map((column) => figures.get(column)?.(row[column] ?? '') ?? '');
  const none = isQuantityOpen ? '' : undefined;
  const counted = counts.length > 1 ? addUp(counts) : (counts[0] ?? none);
  const quantity = counted && group.isCountShared ? `${counted}?` : counted;
  const ownNumber = cells[group.own ?? -1] || undefined;
  return [{ line, text, item, quantity, make: cells[group.make] ?? '', unit: cells[group.unit] ?? '', ownNumber }];
}

function addUp(counts: readonly string[]): string {
  const filled = counts.filter(Boolean);
  return filled.every((count) => /^\d{1,7}$/.test(count)) && filled.length > 0
    ? String(sum(filled, Number))
    : filled.join(' + ');
}

/** How the figures of a column are written: '12.000' of an ERP are twelve where all have three decimals, '5.00' are five. */
function figuresOf(
  rows: Rows,
  column: number,
  { separator, heads }: { separator?: string | undefined; heads: Row | undefined },
) {
  const cells = rows.flatMap((row) => row[column] || []);
  const isGerman = /menge|anzahl|stück|stk/i.test(heads?.[column] ?? '');
  const haveThree = !isGerman && cells.every((cell) => /^\d{1,3}(?:,\d{3}){0,3}\.\d{3}$/.test(cell));
  if (haveThree && (cells.length > 1 || cells.some((cell) => cell.includes(','))))
    return (cell: string) => String(Number(cell.replaceAll(',', '')));
  if (separator !== ',' && haveDecimalCommas(rows.flat())) return withoutDecimalComma;
  return (cell: string) => cell.replace(/\.0{1,2}$/, '');
}

/** '6205 ZZ TAB 10 TAB 6206 ZZ TAB 5' is a line that names two bearings. A third number without letters may be a price. */
function pairsIn(row: Row): string | undefined {
  const cells = row.filter(Boolean);
  const pairs = Array.from({ length: Math.floor(cells.length / 2) }, (_, at) => [
    cells[2 * at] ?? '',
    cells[2 * at + 1] ?? '',
  ]);
  const areItems = pairs.every(
    ([item = '', count = '']) => /[a-z]/i.test(item) && /\d{3}/.test(item) && /^\d{1,4}$/.test(count),
  );
  return pairs.length > 1 && areItems ? pairs.map((pair) => pair.join(' ')).join('; ') : undefined;
}

const filledWidth = (row: Row): number => row.findLastIndex((cell) => cell !== '') + 1;

/** That of most rows; of two that are as frequent, the larger. */
function commonWidth(rows: Rows): number {
  const counts = new Map<number, number>();
  for (const width of rows.map(filledWidth)) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [most] = [...counts].toSorted(([a, times], [b, often]) => often - times || b - a);
  return most?.[0] ?? 0;
}

/** '1,000' without quotation marks is two fields: the row is longer than its table. */
function joinThousands(row: Row, quantity: number, width: number): Row {
  const more = filledWidth(row) - width;
  if (quantity < 0 || more <= 0) return row;
  const joined = row.slice(quantity, quantity + more + 1).join(',');
  return thousands.test(joined) ? row.toSpliced(quantity, more + 1, joined) : row;
}
