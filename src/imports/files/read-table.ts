import type { TableLine } from '../../lib/spreadsheet/table-line.ts';
import type { FileFormat } from '../import-kind.data.ts';
import { readCsvLines } from './read-csv-lines.server.ts';
import { readPictureLines } from './read-picture-lines.server.ts';
import { readXlsxLines } from './read-xlsx-lines.server.ts';

/** How many columns a row names, where that is known. */
export type KnownColumns = (cells: readonly string[]) => number;

type Reader = (parts: AsyncIterable<Uint8Array>, known: KnownColumns) => AsyncGenerator<TableLine>;

const readers: Readonly<Record<FileFormat, Reader>> = {
  csv: readCsvLines,
  xlsx: readXlsxLines,
  zip: readPictureLines,
};

/** The lines of a file that are not empty. What divides them is found by the row that names the columns. */
export const readTable = (
  format: FileFormat,
  parts: AsyncIterable<Uint8Array>,
  known: KnownColumns,
): AsyncGenerator<TableLine> => readers[format](parts, known);
