import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import type { TableWriter } from './table-writer.ts';

export function streamCsv(push: (text: string) => void, columns: readonly string[]): TableWriter {
  push(utf8Bom + toCsv([columns]));
  return { rows: (rows) => push(toCsv(rows)), end: () => undefined };
}
