import Papa from 'papaparse';
import type { TableLine } from './table-line.ts';

/** No table has as many columns. A cell that somebody left far to the right would make every line as long. */
const maxWidth = 200;

/** The lines of a sheet as CSV, all as wide as the widest, with the numbers that they have in the sheet. */
export async function workbookToCsv(lines: AsyncIterable<TableLine>): Promise<string> {
  const rows: string[][] = [];
  let width = 0;
  for await (const { line, cells } of lines) {
    const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
    if (filled.length === 0) continue;
    width = Math.min(maxWidth, Math.max(width, filled.length));
    rows[line - 1] = filled.map((cell) => cell.replace(/\s+/g, ' ').trim());
  }
  const padded = (cells: readonly string[]) => [...cells, ...Array(Math.max(0, width - cells.length)).fill('')];
  return Papa.unparse(
    Array.from(rows, (cells) => padded(cells ?? [])),
    { newline: '\n' },
  );
}
