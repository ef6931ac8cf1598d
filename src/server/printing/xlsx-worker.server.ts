import writeExcelFile from 'write-excel-file/node';
import type { SpreadsheetCell } from '../spreadsheet-cell.rule.ts';

export const write = (table: readonly SpreadsheetCell[][]): Promise<Buffer> =>
  writeExcelFile(
    table.map((cells) => cells.map(typedCell)),
    { sheet: 'Orders', stickyRowsCount: 1 },
  ).toBuffer();

/** Writes text cells as text, so that no program reads a formula out of them. */
const typedCell = (value: SpreadsheetCell) =>
  typeof value === 'number' ? { value, type: Number } : { value, type: String };
