import { formatNumber } from '../../lib/format-number.ts';
import { type TableLine, UnreadableFile } from '../../lib/spreadsheet/table-line.ts';
import { readFileCells, unescapeFormula } from '../../lib/spreadsheet-cell.ts';
import { type KnownColumns, readTable } from '../files/read-table.ts';
import { type FileFormat, maxImportLines, type ReadCells, type ReadLine } from '../import-kind.data.ts';

export type FileLine = { line: number; cells: string[]; read: ReadLine };

export type FileToRead = {
  format: FileFormat;
  /** The cells of the line that names the columns, and its number; null: the first. */
  header: readonly string[];
  headLine: number | null;
  mapping: readonly string[];
  parts: () => AsyncIterable<Uint8Array>;
};

/** Throws UnreadableFile when the file as a whole cannot be imported. */
export async function* importLines(
  file: FileToRead,
  readCells: ReadCells,
  maxLines = maxImportLines,
): AsyncGenerator<FileLine> {
  const firstLineOf = new Map<string, number>();
  let count = 0;
  let headLine = file.headLine;
  for await (const line of readTable(file.format, file.parts(), isHeadOf(file))) {
    headLine ??= line.line;
    if (line.line <= headLine) continue;
    count += 1;
    if (count > maxLines)
      throw new UnreadableFile(`The file has more than ${formatNumber(maxLines)} lines. Please import it in parts.`);
    const read = readLine(line, file, readCells);
    const first = read.key === '' ? undefined : firstLineOf.get(read.key);
    if (read.key !== '' && first === undefined) firstLineOf.set(read.key, line.line);
    const cells = line.cells.map(unescapeFormula);
    yield { line: line.line, cells, read: first === undefined ? read : twice(read.key, first) };
  }
}

/** The line that was taken for the head says again what divides the cells. */
const isHeadOf =
  ({ header }: FileToRead): KnownColumns =>
  (cells) =>
    header.every((heading, at) => cells[at]?.trim() === heading) ? 1 : 0;

const twice = (key: string, first: number): ReadLine => ({
  key,
  problems: [`'${key}' is already on line ${first}; keep one of the two.`],
});

function readLine({ cells, problem }: TableLine, { header, mapping, format }: FileToRead, read: ReadCells): ReadLine {
  if (problem !== undefined) return { key: '', problems: [problem] };
  const hasRest = cells.slice(header.length).some((cell) => cell.trim() !== '');
  if (hasRest || (format === 'csv' && cells.length < header.length))
    return {
      key: '',
      problems: [
        `The line has ${cells.length} values for ${header.length} columns; quote values that contain the separator.`,
      ],
    };
  const named: Record<string, string> = {};
  mapping.forEach((name, at) => {
    if (name !== '') named[name] = storableText(cells[at] ?? '');
  });
  const written = readFileCells(named);
  return 'problems' in written ? { key: '', ...written } : read(written.cells);
}

/** Without what PostgreSQL does not take: NUL, and half of a character. */
const storableText = (cell: string) => cell.replaceAll('\0', '').toWellFormed();
