import Papa from 'papaparse';
import type { TableLine } from './table-line.ts';

/** The lines of a sheet as CSV, with the numbers that they have in the sheet. The first line is that of the headings, or any. */
export async function workbookToCsv(
  lines: AsyncIterable<TableLine>,
  asWideAs: 'first line' | 'widest line' = 'first line',
): Promise<string> {
  const rows: string[][] = [];
  let width = 0;
  for await (const { line, cells } of lines) {
    const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
    if (width === 0 || asWideAs === 'widest line') width = Math.max(width, filled.length);
    rows[line - 1] = filled.map((cell) => cell.replace(/\s+/g, ' ').trim());
  }
  const padded = (cells: readonly string[], to: number) => [
    ...cells,
    ...Array(Math.max(0, to - cells.length)).fill(''),
  ];
  const emptyLine = padded([], asWideAs === 'widest line' ? width : 0);
  return Papa.unparse(
    Array.from(rows, (cells) => (cells ? padded(cells, width) : emptyLine)),
    { newline: '\n' },
  );
}
