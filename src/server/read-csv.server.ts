import type { Readable } from 'node:stream';
import { findHead, maxHeadRows } from '../lib/spreadsheet/find-head.ts';
import { readCsvLines } from '../lib/spreadsheet/read-csv-lines.ts';
import type { TableLine } from '../lib/spreadsheet/table-line.ts';

export type CsvLine =
  | { line: number; cells: Readonly<Record<string, string>> }
  | { line: number; problems: string[]; fatal?: boolean };

export type Columns = { known: readonly string[]; required: readonly string[] };

/** The cells are as they stand in the file: `readFileCells` says what they mean. */
export async function* readCsv(file: Readable, columns: Columns): AsyncGenerator<CsvLine> {
  const waiting: TableLine[] = [];
  let header: Header | undefined;
  for await (const line of readCsvLines(file, { known: (cells) => knownIn(cells, columns) })) {
    waiting.push(line);
    if (!header && waiting.length < maxHeadRows) continue;
    header ??= readHeader(waiting, columns);
    yield* readWaiting(waiting.splice(0), header);
    if ('problems' in header) return;
  }
  if (waiting.length > 0) yield* readWaiting(waiting, header ?? readHeader(waiting, columns));
  else if (!header) yield { line: 1, problems: [emptyFile], fatal: true };
}

const emptyFile = 'The file is empty; its first line must contain the column names.';

type Header = { line: number } & ({ columns: string[] } | { problems: string[] });

function* readWaiting(lines: readonly TableLine[], header: Header): Generator<CsvLine> {
  if ('problems' in header) yield { ...header, fatal: true };
  else for (const line of lines) if (line.line > header.line) yield { line: line.line, ...readLine(line, header) };
}

const knownIn = (cells: readonly string[], { known }: Columns): number =>
  columnsOf(cells).filter((column) => known.includes(column)).length;

/** The header is the one of the first lines that names most columns, else the first. */
function readHeader(lines: readonly TableLine[], columns: Columns): Header {
  if (lines[0]?.cells[0]?.startsWith('PK\u0003'))
    return { line: 1, problems: ['This is a spreadsheet file; save it as CSV (UTF-8) and import that.'] };
  const place = findHead(lines, ({ cells }) => knownIn(cells, columns));
  const head = lines[Math.max(0, place)];
  return head ? { line: head.line, ...readNames(head, columns) } : { line: 1, problems: [emptyFile] };
}

function readNames({ line, cells }: TableLine, { known, required }: Columns) {
  const columns = columnsOf(cells);
  const quoted = (names: readonly string[]) => names.map((n) => `'${n.slice(0, 40)}'`).join(', ');
  const missing = required.filter((column) => !columns.includes(column));
  const unknown = columns.filter((column) => !known.includes(column));
  const twice = columns.filter((column, at) => columns.indexOf(column) !== at);
  const problems = [
    ...(missing.length > 0
      ? [
          `${line === 1 ? 'The first line' : 'The line with the column names'} lacks ${quoted(missing)}; add these columns.`,
        ]
      : []),
    ...(unknown.length > 0 ? [`Unknown column ${quoted(unknown)}; rename or remove it.`] : []),
    ...(twice.length > 0 ? [`The column ${quoted(twice)} appears twice; remove one.`] : []),
  ];
  return problems.length > 0 ? { problems } : { columns };
}

function columnsOf(cells: readonly string[]): string[] {
  const columns = cells.map((column) => column.trim().toLowerCase());
  return columns.slice(0, columns.findLastIndex((column) => column !== '') + 1);
}

function readLine({ cells, problem }: TableLine, { columns }: { columns: readonly string[] }) {
  if (problem !== undefined) return { problems: [problem] };
  const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (width > columns.length || cells.length < columns.length)
    return {
      problems: [
        `The line has ${cells.length} values for ${columns.length} columns; quote values that contain the separator.`,
      ],
    };
  return { cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) };
}
