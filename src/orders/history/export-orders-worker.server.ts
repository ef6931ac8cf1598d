import writeExcelFile from 'write-excel-file/node';
import type { SpreadsheetCell } from '../spreadsheet-cell.rule.ts';

/** The table as an XLSX file, its first row kept in sight. */
export const write = (table: readonly SpreadsheetCell[][]): Promise<Buffer> =>
  writeExcelFile(
    table.map((cells) => cells.map(typedCell)),
    { sheet: 'Orders', stickyRowsCount: 1 },
  ).toBuffer();

/** A text is written as a text: no program reads a formula out of it. */
const typedCell = (value: SpreadsheetCell) =>
  typeof value === 'number' ? { value, type: Number } : { value, type: String };
