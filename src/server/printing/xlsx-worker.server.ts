import writeExcelFile from 'write-excel-file/node';
import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';

export type Spreadsheet = { name: string; table: readonly (readonly SpreadsheetCell[])[] };

export const write = ({ name, table }: Spreadsheet): Promise<Buffer> =>
  writeExcelFile(
    table.map((cells) => cells.map(typedCell)),
    { sheet: name, stickyRowsCount: 1 },
  ).toBuffer();

/** Writes text cells as text, so that no program reads a formula out of them. */
const typedCell = (value: SpreadsheetCell) =>
  typeof value === 'number' ? { value, type: Number } : { value, type: String };
