import { priceColumns } from '../../catalogue/price-lists/price-cells.rule.ts';
import type { SheetRow } from './sheet.ts';

export type Cursor = { row: number; column: number };

/** Both ends included. */
export type CellRange = { from: Cursor; to: Cursor };

export const rangeBetween = (one: Cursor, other: Cursor): CellRange => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
});

export const isInRange = ({ from, to }: CellRange, row: number, column: number): boolean =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column;

/** As spreadsheets take it: cells between tabs, rows between line ends. What is worked out is left empty. */
export function copiedText(rows: readonly Pick<SheetRow, 'cells'>[], { from, to }: CellRange): string {
  const columns = priceColumns.slice(from.column, to.column + 1);
  return rows
    .slice(from.row, to.row + 1)
    .map(({ cells }) => columns.map((column) => cells[column].replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}
