import { cutText } from '../../lib/cut-text.ts';
import { findHead, maxHeadRows } from '../../lib/spreadsheet/find-head.ts';
import { type TableLine, UnreadableFile } from '../../lib/spreadsheet/table-line.ts';
import { knownColumns } from '../columns/match-columns.rule.ts';
import { type FileFormat, type ImportColumn, type ImportKind, maxImportColumns } from '../import-kind.data.ts';
import { fileKindOf, pictureArchiveProblem } from './file-kind.rule.ts';
import { pictureHeader, refuseWithoutPictures } from './read-picture-lines.server.ts';
import { type KnownColumns, readTable } from './read-table.ts';

/** `headLine` is the line that names the columns; null for pictures. */
export type FileHead = { format: FileFormat; header: string[]; headLine: number | null; sample: string[][] };

const sampleLines = 5;
const maxHeading = 100;
const maxSampleCell = 60;

/** The headings and a few lines, or why the file cannot be imported. */
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
  return { format: 'zip' as const, header: pictureHeader, headLine: null, sample: [] };
}

async function readTableHead(
  start: Uint8Array,
  parts: AsyncIterable<Uint8Array>,
  columns: readonly ImportColumn[],
): Promise<FileHead | { problem: string }> {
  const kind = fileKindOf(start);
  if ('problem' in kind) return kind;
  const known = knownColumns(columns);
  const lines = await firstLines(kind.format, parts, known);
  const [head, ...below] = lines.slice(headPlace(lines, known));
  if (!head) return { problem: 'The file is empty.' };
  const sample = below.slice(0, sampleLines);
  const header = withoutEmptyEnd(head.cells.map((cell) => cell.trim()));
  const problem = problemOf(head, header, sample.length);
  if (problem) return { problem };
  const shorten = (cells: readonly string[]) =>
    cells.slice(0, header.length).map((cell) => cutText(cell, maxSampleCell));
  return { format: kind.format, header, headLine: head.line, sample: sample.map(({ cells }) => shorten(cells)) };
}

/** One name may be any text. Where no row names more, the first with more than one cell: people match what it says. */
function headPlace(lines: readonly TableLine[], known: KnownColumns): number {
  const place = findHead(lines, ({ cells }) => (known(cells) > 1 ? known(cells) : 0));
  if (place >= 0) return place;
  const isRow = ({ cells, problem }: TableLine) =>
    problem !== undefined || cells.filter((cell) => cell.trim() !== '').length > 1;
  return Math.max(0, lines.slice(0, maxHeadRows).findIndex(isRow));
}

async function firstLines(
  format: FileFormat,
  parts: AsyncIterable<Uint8Array>,
  known: KnownColumns,
): Promise<TableLine[]> {
  const lines: TableLine[] = [];
  for await (const line of readTable(format, parts, known)) {
    lines.push(line);
    if (lines.length >= maxHeadRows + sampleLines) break;
  }
  return lines;
}

async function firstPart(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  for await (const part of parts) return part;
  return new Uint8Array();
}

function withoutEmptyEnd(header: string[]): string[] {
  const last = header.findLastIndex((heading) => heading !== '');
  return header.slice(0, last + 1);
}

function problemOf(head: TableLine, header: readonly string[], lines: number): string | undefined {
  const line = head.line === 1 ? 'The first line' : `Line ${head.line}`;
  if (header.length > maxImportColumns)
    return `${line} names more than ${maxImportColumns} columns, the most that can be imported.`;
  if (head.problem) return `${line} must name the columns. ${head.problem}`;
  if (header.length < 2) return `${line} names fewer than two columns. Separate them by commas, semicolons or tabs.`;
  if (header.some((heading) => heading.length > maxHeading)) return `${line} must name the columns.`;
  if (header.some((heading) => heading.includes('\ufffd')))
    return 'The names of the columns are not UTF-8 text. Save the file with the encoding UTF-8.';
  return lines === 0 ? 'The file has column names, but no line below them.' : undefined;
}
