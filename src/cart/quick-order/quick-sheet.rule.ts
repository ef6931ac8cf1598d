// One column of a sheet names the items and one counts them; headings decide which, otherwise the cells.

import { trimEndChars } from '../../lib/text-runs.ts';

type Columns = { item: number; quantity: number };

const itemHeads = /designation|part|item|bearing|article|material|product|number|no\.?$|description/i;
const quantityHeads = /^(order(ed)?\s*)?(qty|quantity|pcs|pieces|nos|anzahl|menge)\b/i;

/** Rows above the headings are skipped, for example a title. */
const maxHeaderRow = 20;

const textOf = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';
const isCount = (text: string) => /^\d{1,7}(\.0+)?$/.test(text);
const isDesignation = (text: string) => /[a-z]/i.test(text) || /\d{4}/.test(text);

/** One line per row, designation TAB quantity, so that line numbers match rows. */
export function sheetToList(sheet: readonly (readonly unknown[])[]): string {
  const rows = sheet.map((row) => row.map(textOf));
  const header = rows.slice(0, maxHeaderRow).findIndex((row) => columnsByHeader(row) !== undefined);
  const headed = columnsByHeader(rows[header] ?? []);
  const columns = headed ?? columnsByCells(rows);
  const lines = rows.map((row, index) => (headed && index <= header ? '' : lineOf(row, columns)));
  return trimEndChars(lines.join('\n'), '\n');
}

function lineOf(row: readonly string[], { item, quantity }: Columns): string {
  const name = row[item] ?? '';
  const count = row[quantity] ?? '';
  return name && count ? `${name}\t${count.replace(/\.0+$/, '')}` : name;
}

function columnsByHeader(row: readonly string[]): Columns | undefined {
  const quantity = row.findIndex((header) => quantityHeads.test(header));
  const item = row.findIndex(
    (header, index) => index !== quantity && itemHeads.test(header) && !quantityHeads.test(header),
  );
  return item < 0 || quantity < 0 ? undefined : { item, quantity };
}

function columnsByCells(rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const mostly = (column: number, is: (text: string) => boolean) => {
    const cells = rows.flatMap((row) => row[column] || []);
    return cells.length > 0 && cells.filter(is).length * 2 > cells.length;
  };
  const all = Array.from({ length: width }, (_, column) => column);
  const item = all.find((column) => mostly(column, isDesignation)) ?? 0;
  const quantity = all.find((column) => column > item && mostly(column, isCount)) ?? -1;
  return { item, quantity };
}
