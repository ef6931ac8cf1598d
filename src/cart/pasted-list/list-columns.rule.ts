// One column of a table names the items and one counts them; headings decide which, otherwise the cells.

import { isGreeting } from './greetings.rule.ts';
import { type Separator, separatorOf, splitFields, thousands, withoutUnit } from './list-fields.rule.ts';
import { linesOf, mayBeRow } from './list-parts.rule.ts';
import { type ListRow, lineAlone } from './list-row.ts';
import { haveDecimalCommas, withoutDecimalComma } from './written-thousands.rule.ts';

/** What names an item, and the rows that name none, each with the number of its line. */
export type ReadTable = { rows: readonly ListRow[]; skipped: readonly SkippedRow[] };
export type SkippedRow = { line: number; text: string };

type Columns = { item: number; quantity: number };
type Rows = readonly (readonly string[])[];

/** The best first: 'Sr No' names the items only where nothing better does. */
const itemHeads = [
  /part|designation|bearing|article|artikel|bezeichnung|catalogue|رقم القطعة|رقم الصنف/i,
  /^items?\b|item ?(code|no|name)|product|material|البند|الصنف|المنتج|المادة/i,
  /description|particulars|details|short text|code|number|الوصف|البيان/i,
  /\bno\.?$/i,
];
const runningNumber = /^(sr|sl|s|serial|line|pos|row)\b/i;
const quantityHeads = /\b(qty|quantity|quantities|pcs|pieces|nos|count|anzahl|menge)\b|كمية|العدد/i;
const longestHead = 60;

/** Rows above the headings are skipped, for example a title. */
const maxHeaderRow = 20;

const isCount = (text: string) => {
  const count = withoutUnit(haveDecimalCommas([text]) ? withoutDecimalComma(text) : text);
  return /^\p{Nd}{1,7}(\.0+)?$/u.test(count) || thousands.test(count);
};
const isDesignation = (text: string) => /[a-z]/i.test(text) || /\d{4}/.test(text);

export const isHeadingRow = (row: readonly string[]): boolean => columnsByHeader(row) !== undefined;

/** `separator` of a text; none of a spreadsheet. */
export function readTable(sheet: Rows, separator?: string): ReadTable {
  const rows = sheet.map((row) => row.map((cell) => cell.trim()));
  const header = headerRowOf(rows);
  const columns = columnsByHeader(rows[header] ?? [], rows.slice(header + 1)) ?? columnsByCells(rows);
  const width = header < 0 ? commonWidth(rows) : filledWidth(rows[header] ?? []);
  const isDecimalComma = separator !== ',' && haveDecimalCommas(rows.flat());
  const whole = (row: readonly string[]) => {
    if (separator === ',') return joinThousands(row, columns.quantity, width);
    return isDecimalComma ? row.map((cell, at) => (at === columns.quantity ? withoutDecimalComma(cell) : cell)) : row;
  };
  const isSkipped = (row: readonly string[], index: number) => index <= header || isHeadingRow(row);
  const lines = rows.flatMap((row, index): ListRow[] => {
    if (isSkipped(row, index) || row.every((cell) => cell === '')) return [];
    const pairs = header < 0 ? pairsIn(row) : undefined;
    return [pairs === undefined ? rowOf(index + 1, whole(row), columns) : lineAlone(index + 1, pairs)];
  });
  const skipped = rows.flatMap((row, index) => {
    const text = row.filter(Boolean).join(', ');
    return text !== '' && isSkipped(row, index) ? [{ line: index + 1, text }] : [];
  });
  return { rows: lines, skipped };
}

/** A pasted table is read like a file; other lines stay as they are. */
export function readPastedList(text: string): ReadTable {
  const written = linesOf(text);
  const greetings = written.flatMap((line, index) => (isGreeting(line) ? { line: index + 1, text: line.trim() } : []));
  const lines = written.map((line) => (isGreeting(line) ? '' : line));
  const separator = tableSeparatorOf(lines.filter(mayBeRow));
  if (!separator) return { rows: linesAlone(lines), skipped: greetings };
  const table = readTable(
    lines.map((line) => (mayBeRow(line) ? (splitFields(line, separator) ?? []) : [line])),
    separator,
  );
  return { ...table, skipped: [...greetings, ...table.skipped].toSorted((a, b) => a.line - b.line) };
}

const linesAlone = (lines: readonly string[]): ListRow[] =>
  lines.flatMap((line, index) => (line.trim() === '' ? [] : [lineAlone(index + 1, line)]));

/** Without headings, only columns that were copied from a spreadsheet or whose numbers have a decimal comma are certain to be columns. */
function tableSeparatorOf(lines: readonly string[]): Separator | undefined {
  const header = lines.slice(0, maxHeaderRow).find((line) => isHeadingRow(splitFields(line) ?? []));
  if (header !== undefined) return separatorOf(header);
  const filled = lines.filter((line) => line.trim() !== '');
  const isWide = filled.length > 0 && filled.every((line) => line.split('\t').length > 2);
  if (isWide) return '\t';
  const [separator, other] = [...new Set(filled.map((line) => separatorOf(line)))];
  if (!separator || other || separator === ',') return undefined;
  return haveDecimalCommas(filled.flatMap((line) => splitFields(line, separator) ?? [])) ? separator : undefined;
}

/** Headings below items head another part of the list. */
function headerRowOf(rows: Rows): number {
  const top = rows.slice(0, maxHeaderRow);
  const header = top.findIndex(isHeadingRow);
  return top.slice(0, Math.max(0, header)).some(isItemRow) ? -1 : header;
}

const isItemRow = (row: readonly string[]): boolean => {
  const item = row.findIndex(isDesignation);
  return item >= 0 && row.some((cell, index) => index !== item && isCount(cell));
};

/** What has no item is shown as it was written, so that nothing is lost unseen. */
function rowOf(line: number, row: readonly string[], { item, quantity }: Columns): ListRow {
  const name = row[item] ?? '';
  if (name === '') return lineAlone(line, row.filter(Boolean).join(' '));
  const count = quantity < 0 ? undefined : (row[quantity] ?? '').replace(/\.0{1,2}$/, '');
  return { line, text: row.filter(Boolean).join(' '), item: name, quantity: count, make: '', unit: '' };
}

/** '6205 ZZ TAB 10 TAB 6206 ZZ TAB 5' is a line that names two bearings. A third number without letters may be a price. */
function pairsIn(row: readonly string[]): string | undefined {
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

const filledWidth = (row: readonly string[]): number => row.findLastIndex((cell) => cell !== '') + 1;

/** That of most rows; of two that are as frequent, the larger. */
function commonWidth(rows: Rows): number {
  const counts = new Map<number, number>();
  for (const width of rows.map(filledWidth)) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [most] = [...counts].toSorted(([a, times], [b, often]) => often - times || b - a);
  return most?.[0] ?? 0;
}

/** '1,000' without quotation marks is two fields: the row is longer than its table. */
function joinThousands(row: readonly string[], quantity: number, width: number): readonly string[] {
  const more = filledWidth(row) - width;
  if (quantity < 0 || more <= 0) return row;
  const joined = row.slice(quantity, quantity + more + 1).join(',');
  return thousands.test(joined) ? row.toSpliced(quantity, more + 1, joined) : row;
}

function columnsByHeader(row: readonly string[], below: Rows = []): Columns | undefined {
  const heads = row.map((head) => (head.length <= longestHead && !/\d/.test(head) ? head : ''));
  const quantity = heads.findIndex((head) => quantityHeads.test(head));
  if (quantity < 0) return undefined;
  const isItem = (head: string, pattern: RegExp) =>
    pattern.test(head) && !quantityHeads.test(head) && !runningNumber.test(head);
  const items = itemHeads.flatMap((pattern) => heads.flatMap((head, index) => (isItem(head, pattern) ? index : [])));
  const item = items.find((column) => !hasOwnNumbers(below, column)) ?? items[0];
  return item === undefined ? undefined : { item, quantity };
}

function columnsByCells(rows: Rows): Columns {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const all = Array.from({ length: width }, (_, column) => column);
  const items = all.filter((column) => isMostly(rows, column, isDesignation));
  const item = items.find((column) => !hasOwnNumbers(rows, column)) ?? items[0] ?? 0;
  const counts = all.filter((column) => column !== item && isMostly(rows, column, isCount));
  const quantity = counts.find((column) => column > item) ?? counts.find((column) => !isRunning(rows, column)) ?? -1;
  return { item, quantity };
}

function isMostly(rows: Rows, column: number, is: (text: string) => boolean): boolean {
  const cells = rows.flatMap((row) => row[column] || []);
  return cells.length > 0 && cells.filter(is).length * 2 > cells.length;
}

/** Material numbers of the buyer's own, such as 100023411; of bearings, only old numbers have seven digits. */
const hasOwnNumbers = (rows: Rows, column: number): boolean =>
  isMostly(rows, column, (cell) => /^(?:\d{8,18}|0\d{4,})$/.test(cell));

const isRunning = (rows: Rows, column: number): boolean =>
  rows.flatMap((row) => row[column] || []).every((cell, index) => Number(cell) === index + 1);
