import { sheetToCsv } from '../../catalogue/price-lists/sheet-to-csv.ts';
import type { TableLine } from './table-line.ts';

/** The lines of a sheet as CSV, with the numbers that they have in the sheet, all as wide as the first, which has the headings. */
export async function workbookToCsv(lines: AsyncIterable<TableLine>): Promise<string> {
  const rows: string[][] = [];
  let width: number | undefined;
  for await (const { line, cells } of lines) {
    const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
    width ??= filled.length;
    rows[line - 1] = [...filled, ...Array<string>(Math.max(0, width - filled.length)).fill('')];
  }
  return sheetToCsv(Array.from(rows, (cells) => cells ?? []));
}
