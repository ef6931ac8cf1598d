import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';

/** Takes the rows of one table in batches; the names of its columns are written before the first of them. */
export type TableWriter = {
  rows(rows: readonly (readonly SpreadsheetCell[])[]): void;
  end(): void;
};
