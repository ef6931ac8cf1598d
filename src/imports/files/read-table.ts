import type { FileFormat } from '../import-kind.data.ts';
import { readCsvLines } from './read-csv-lines.server.ts';
import type { TableLine } from './table-line.ts';

/** The lines of a file, the one with the headings first. */
export function readTable(_format: FileFormat, parts: AsyncIterable<Uint8Array>): AsyncGenerator<TableLine> {
  return readCsvLines(parts);
}
