import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import writeExcelFile, { type Feature } from 'write-excel-file/node';
import { formatNumber } from '../../lib/format-number.ts';
import { columnName } from '../../lib/spreadsheet/column-name.ts';
import type { Spreadsheet, SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';

const widest = 44;

export const write = (sheets: readonly Spreadsheet[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map(({ name, table }) => ({
      sheet: name,
      data: table.map((cells, row) => cells.map((cell) => ({ ...typedCell(cell), ...(row === 0 && bold) }))),
      columns: columnWidths(table).map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
    { features: [filters(sheets)] },
  ).toBuffer();

const bold = { fontWeight: 'bold' } as const;

/** Writes text cells as text, so that no program reads a formula out of them. */
function typedCell(cell: SpreadsheetCell) {
  if (typeof cell === 'string') return { value: cell, type: String };
  if (typeof cell === 'number') return { value: cell, type: Number };
  if ('amount' in cell) return { value: cell.amount, type: Number, format: '#,##0.00' };
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd mmm yyyy' };
  return { value: partOfDay(cell.time), type: Number, format: 'hh:mm' };
}

/** A time in a spreadsheet is a part of a day: '06:00' is a quarter. */
function partOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / (24 * 60);
}

/** The widths are in letters, and fit what the cells show. */
function columnWidths(table: Spreadsheet['table']): number[] {
  const columns = Math.max(0, ...table.map((cells) => cells.length));
  return Array.from({ length: columns }, (_, column) => {
    const longest = table.reduce((length, cells) => Math.max(length, shownLength(cells[column] ?? '')), 0);
    return Math.min(widest, longest + 3);
  });
}

function shownLength(cell: SpreadsheetCell): number {
  if (typeof cell !== 'object') return String(cell).length;
  return 'amount' in cell ? formatNumber(Math.trunc(cell.amount)).length + 3 : 'dd mmm yyyy'.length;
}

/** The arrows in the head of a table by which its rows are filtered and sorted. */
const filters = (sheets: readonly Spreadsheet[]): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        insert: (_options, { sheetIndex }) => {
          const { table } = sheets[sheetIndex] ?? { table: [] };
          const columns = table[0]?.length ?? 0;
          return columns === 0 ? undefined : `<autoFilter ref="A1:${columnName(columns)}${table.length}"/>`;
        },
      },
    },
  },
});
