import type { TableLine } from '../../lib/spreadsheet/table-line.ts';
import type { FileFormat } from '../import-kind.data.ts';
import { readCsvLines } from './read-csv-lines.server.ts';
import { readPictureLines } from './read-picture-lines.server.ts';
import { readXlsxLines } from './read-xlsx-lines.server.ts';

const readers: Readonly<Record<FileFormat, (parts: AsyncIterable<Uint8Array>) => AsyncGenerator<TableLine>>> = {
  csv: readCsvLines,
  xlsx: readXlsxLines,
  zip: readPictureLines,
};

/** The lines of a file, the one with the headings first. */
export const readTable = (format: FileFormat, parts: AsyncIterable<Uint8Array>): AsyncGenerator<TableLine> =>
  readers[format](parts);
