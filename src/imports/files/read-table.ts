import type { KnownColumns } from '../../lib/spreadsheet/best-sheet.ts';
import type { TextEncoding } from '../../lib/spreadsheet/decode-text.ts';
import { readCsvLines } from '../../lib/spreadsheet/read-csv-lines.ts';
import type { TableLine } from '../../lib/spreadsheet/table-line.ts';
import type { FileFormat } from '../import-kind.data.ts';
import type { FileReading } from '../import-record.contract.ts';
import { lineInFile } from './line-number.ts';
import { readPictureLines } from './read-picture-lines.server.ts';
import { readXlsxLines } from './read-xlsx-lines.server.ts';

/** A line with its number in the whole file, and where it stands: above the names of the columns, there, or below them. */
export type LineOfTable = TableLine & { part: 'above' | 'head' | 'below'; isFirst: boolean };

export type TableFile = {
  format: FileFormat;
  /** The cells of the line that names the columns. */
  header: readonly string[];
  /** Null for pictures, and for a file that was uploaded before it was described. */
  reading: FileReading | null;
  /** The line that names the columns; null: the first. */
  headLine: number | null;
  parts: () => AsyncIterable<Uint8Array>;
  onEncoding?: (encoding: TextEncoding) => void;
};

/** The lines of the sheets that are read; lines that are empty are left out. */
export function readTable(file: TableFile): AsyncGenerator<LineOfTable> {
  const sheets = file.reading?.sheets ?? [];
  const headOf = (place: number) => sheets[place]?.headLine ?? file.headLine;
  if (file.format !== 'xlsx') return below(linesOf(file), 0, headOf(0));
  const read = sheets.flatMap(({ isRead }, place) => (isRead ? [place] : []));
  return readXlsxLines(file.parts(), read.length > 0 ? read : [0], (lines, place) =>
    below(lines, place, headOf(place)),
  );
}

const linesOf = ({ format, header, parts, reading, onEncoding }: TableFile): AsyncIterable<TableLine> =>
  format === 'zip'
    ? readPictureLines(parts())
    : readCsvLines(parts(), {
        delimiter: reading?.delimiter,
        known: isHeadOf(header),
        ...(onEncoding && { onEncoding }),
      });

/** The line that was taken for the head says again what divides the cells. */
const isHeadOf =
  (header: readonly string[]): KnownColumns =>
  (cells) =>
    header.every((heading, at) => cells[at]?.trim() === heading) ? 1 : 0;

async function* below(
  lines: AsyncIterable<TableLine>,
  sheet: number,
  headLine: number | null,
): AsyncGenerator<LineOfTable> {
  let head = headLine;
  let read = 0;
  for await (const line of lines) {
    head ??= line.line;
    const part = line.line < head ? 'above' : line.line === head ? 'head' : 'below';
    if (part === 'below') read += 1;
    const isFirst = part === 'below' && read === 1;
    yield Object.assign(line, { line: lineInFile(sheet, line.line), part, isFirst } as const);
  }
}
