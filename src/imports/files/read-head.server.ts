import { cutText } from '../../lib/cut-text.ts';
import { bestSheet, type KnownColumns } from '../../lib/spreadsheet/best-sheet.ts';
import { findHead, maxHeadRows } from '../../lib/spreadsheet/find-head.ts';
import { whyLeftOut } from '../../lib/spreadsheet/left-out-row.ts';
import { type MergedCells, repeatMergedCells } from '../../lib/spreadsheet/merged-cells.ts';
import { readCsvLines } from '../../lib/spreadsheet/read-csv-lines.ts';
import type { OpenSheet } from '../../lib/spreadsheet/read-workbook.ts';
import { type TableLine, UnreadableFile } from '../../lib/spreadsheet/table-line.ts';
import { knownColumns } from '../columns/match-columns.rule.ts';
import { type FileFormat, type ImportColumn, type ImportKind, maxImportColumns } from '../import-kind.data.ts';
import type { FileReading, FileSheet } from '../import-record.contract.ts';
import { fileKindOf, pictureArchiveProblem } from './file-kind.rule.ts';
import { headAt } from './head-row.ts';
import { pictureHeader, refuseWithoutPictures } from './read-picture-lines.server.ts';
import { withWorkbook } from './read-xlsx-lines.server.ts';

/** What is imported of a file if nobody chooses. `headLine` is the line that names the columns; null for pictures. */
export type FileHead = Pick<FileSheet, 'header' | 'sample'> & {
  format: FileFormat;
  reading: FileReading | null;
  headLine: number | null;
};

const sampleLines = 5;
const maxHeading = 100;
const maxSampleCell = 60;
// Somebody waits for the head: of a longer file the rest is counted by the check.
const maxCountedLines = 50_000;
const maxCountedBytes = 40_000_000;
const leastBytesOfSheet = 500_000;

/** The headings and a few lines of each sheet, or why the file cannot be imported. */
export async function readHead(
  { kind, columns }: { kind: ImportKind; columns: readonly ImportColumn[] },
  parts: () => AsyncIterable<Uint8Array>,
): Promise<FileHead | { problem: string }> {
  const start = await firstPart(parts());
  try {
    return kind === 'pictures' ? await readPictureHead(start, parts()) : await readTableHead(start, parts(), columns);
  } catch (cause) {
    if (cause instanceof UnreadableFile) return { problem: cause.message };
    throw cause;
  }
}

async function readPictureHead(start: Uint8Array, parts: AsyncIterable<Uint8Array>) {
  const problem = pictureArchiveProblem(start);
  if (problem) return { problem };
  await refuseWithoutPictures(parts);
  return { format: 'zip' as const, reading: null, header: pictureHeader, headLine: null, sample: [] };
}

async function readTableHead(
  start: Uint8Array,
  parts: AsyncIterable<Uint8Array>,
  columns: readonly ImportColumn[],
): Promise<FileHead | { problem: string }> {
  const kind = fileKindOf(start);
  if ('problem' in kind) return kind;
  const known = knownColumns(columns);
  const needed = knownColumns(columns.filter(({ required, neededForNew }) => required || neededForNew));
  const { sheets, ...file } = await (kind.format === 'xlsx' ? scanWorkbook(parts, known) : scanText(parts, known));
  const best = bestSheet(
    sheets.map(({ problem, header, lines }) => ({
      known: [needed(header), known(header)],
      lines: problem === '' ? lines : 0,
    })),
  );
  const sheet = sheets[best];
  if (!sheet) return { problem: 'The file is empty.' };
  if (sheet.problem !== '')
    return { problem: sheets.length > 1 ? `Sheet '${sheet.name}': ${sheet.problem}` : sheet.problem };
  const reading = { ...file, sheets: sheets.map((one, at) => ({ ...one, isRead: at === best })), withHidden: false };
  const { header, headLine, sample } = sheet;
  return { format: kind.format, reading, header, headLine, sample };
}

type Scanned = Pick<FileReading, 'encoding' | 'delimiter' | 'hiddenSheets' | 'sheets'>;

async function scanText(parts: AsyncIterable<Uint8Array>, known: KnownColumns): Promise<Scanned> {
  const found: Pick<FileReading, 'encoding' | 'delimiter'> = { encoding: 'utf-8', delimiter: '' };
  const lines = readCsvLines(parts, {
    known,
    onDelimiter: (delimiter) => {
      found.delimiter = delimiter;
    },
    onEncoding: (encoding) => {
      found.encoding = encoding;
    },
  });
  const scan = await scanLines(lines, maxCountedLines);
  return {
    ...found,
    hiddenSheets: 0,
    sheets: [describeSheet('', { ...scan, merged: [], hiddenColumns: [] }, { known, isText: true })],
  };
}

const scanWorkbook = (parts: AsyncIterable<Uint8Array>, known: KnownColumns): Promise<Scanned> =>
  withWorkbook(parts, async ({ sheets, hiddenSheets }) => {
    const read: FileSheet[] = [];
    let [linesLeft, bytesLeft] = [maxCountedLines, maxCountedBytes];
    for (const sheet of sheets) {
      const scan = await scanSheet(sheet, linesLeft, Math.max(bytesLeft, leastBytesOfSheet));
      linesLeft -= scan.rows;
      bytesLeft -= scan.bytes;
      read.push(describeSheet(sheet.name, scan, { known, isText: false }));
    }
    return { encoding: null, delimiter: '', hiddenSheets, sheets: read };
  });

type Scan = {
  first: TableLine[];
  /** The lines of those rows that a workbook does not show. */
  unseen: { line: number; why: 'hidden' | 'struck' }[];
  rows: number;
  isLonger: boolean;
};
type SheetScan = Scan & { merged: readonly MergedCells[]; hiddenColumns: readonly number[] };

async function scanSheet(sheet: OpenSheet, maxLines: number, maxBytes: number): Promise<SheetScan & { bytes: number }> {
  const found = { hiddenColumns: [] as readonly number[], isCut: false, bytes: 0 };
  const lines = await sheet.lines({
    maxBytes,
    onHiddenColumns: (columns) => {
      found.hiddenColumns = columns;
    },
    onBytes: (bytes) => {
      found.bytes = bytes;
    },
    onCut: () => {
      found.isCut = true;
    },
  });
  const scan = lines ? await scanLines(lines, maxLines) : { first: [], unseen: [], rows: 0, isLonger: false };
  const isLonger = scan.isLonger || found.isCut;
  const merged = isLonger ? [] : await sheet.merged();
  const first: TableLine[] = [];
  for await (const line of repeatMergedCells(scan.first, merged)) first.push(line);
  return { ...scan, ...found, first, merged, isLonger };
}

async function scanLines(lines: AsyncIterable<TableLine>, maxLines: number): Promise<Scan> {
  const scan: Scan = { first: [], unseen: [], rows: 0, isLonger: false };
  for await (const line of lines) {
    if (scan.rows >= Math.max(maxLines, maxHeadRows + sampleLines)) {
      scan.isLonger = true;
      break;
    }
    scan.rows += 1;
    if (scan.first.length < maxHeadRows + sampleLines) scan.first.push(line);
    if (line.unseen) scan.unseen.push({ line: line.line, why: line.unseen });
  }
  return scan;
}

function describeSheet(
  name: string,
  { first, unseen, rows, isLonger, merged, hiddenColumns }: SheetScan,
  { known, isText }: { known: KnownColumns; isText: boolean },
): FileSheet {
  const head = headAt(first, headPlace(first, known), { known, merged });
  const below = first.slice(head.rows);
  // Cells without a heading are columns too; in a text they come from a comma that is not quoted.
  const width = isText ? 0 : widthOf(below);
  const named = withoutEmptyEnd(head.cells.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  const header = Array.from(
    { length: Math.max(named.length, named.length > 1 ? width : 0) },
    (_, at) => named[at] ?? '',
  );
  const isLine = ({ cells, repeated, unseen: why }: TableLine, at: number) =>
    why === undefined &&
    filledCells(cells) > 1 &&
    whyLeftOut({ cells, repeated, header, needed: [], isBelowHead: at === 0 }) === undefined;
  const lines = below.filter(isLine);
  const sample = (lines.length > 0 ? lines : below).slice(0, sampleLines);
  const hiddenRows = unseen.filter(({ line }) => line > head.line);
  const shorten = (cells: readonly string[]) =>
    Array.from({ length: header.length }, (_, at) => cutText(cells[at] ?? '', maxSampleCell));
  return {
    name,
    isRead: false,
    problem: problemOf(first, head, header, { below: below.length, isText }),
    header,
    headLine: head.line,
    sample: sample.map(({ cells }) => shorten(cells)),
    lines: Math.max(0, rows - head.rows),
    isLonger,
    hiddenRows: hiddenRows.filter(({ why }) => why === 'hidden').length,
    struckRows: hiddenRows.filter(({ why }) => why === 'struck').length,
    hiddenColumns: hiddenColumns.filter((column) => column < header.length),
  };
}

/** One name may be any text. Where no row names more, the first with more than one cell: people match what it says. */
function headPlace(lines: readonly TableLine[], known: KnownColumns): number {
  const place = findHead(lines, ({ cells }) => (known(cells) > 1 ? known(cells) : 0));
  if (place >= 0) return place;
  const isRow = ({ cells, problem }: TableLine) => problem !== undefined || filledCells(cells) > 1;
  return Math.max(0, lines.slice(0, maxHeadRows).findIndex(isRow));
}

async function firstPart(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  for await (const part of parts) return part;
  return new Uint8Array();
}

const filledCells = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
const filledWidth = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
const widthOf = (lines: readonly TableLine[]) =>
  Math.min(maxImportColumns, Math.max(0, ...lines.map(({ cells }) => filledWidth(cells))));
const withoutEmptyEnd = (header: string[]) => header.slice(0, filledWidth(header));

function problemOf(
  lines: readonly TableLine[],
  head: { line: number; problem?: string | undefined },
  header: readonly string[],
  { below, isText }: { below: number; isText: boolean },
): string {
  if (lines.length === 0) return 'The file is empty.';
  const line = head.line === 1 ? 'The first line' : `Line ${head.line}`;
  if (header.length > maxImportColumns)
    return `${line} names more than ${maxImportColumns} columns, the most that can be imported.`;
  if (head.problem) return `${line} must name the columns. ${head.problem}`;
  if (header.length < 2) {
    const fewer = `${line} names fewer than two columns.`;
    return isText ? `${fewer} Separate them by commas, semicolons or tabs.` : fewer;
  }
  if (header.some((heading) => heading.length > maxHeading)) return `${line} must name the columns.`;
  if (header.some((heading) => heading.includes('\ufffd')))
    return 'The names of the columns are not UTF-8 text. Save the file with the encoding UTF-8.';
  return below === 0 ? 'The file has column names, but no line below them.' : '';
}
