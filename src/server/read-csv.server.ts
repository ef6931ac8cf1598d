import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { decodeParts } from '../lib/spreadsheet/decode-text.ts';
import { findDelimiter, namedDelimiter } from '../lib/spreadsheet/find-delimiter.ts';
import { findHead, maxHeadRows } from '../lib/spreadsheet/find-head.ts';

export type CsvLine =
  | { line: number; cells: Readonly<Record<string, string>> }
  | { line: number; problems: string[]; fatal?: boolean };

export type Columns = { known: readonly string[]; required: readonly string[] };

/** The cells are as they stand in the file: `readFileCells` says what they mean. A record is one line, so that an unclosed quote spoils only its own line. */
export async function* readCsv(file: Readable, columns: Columns): AsyncGenerator<CsvLine> {
  const input = Readable.from(decodeParts(file));
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const waiting: FileLine[] = [];
  let header: Header | undefined;
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    waiting.push({ line, text });
    if (!header && waiting.length < maxHeadRows) continue;
    header ??= readHeader(waiting, columns);
    yield* readWaiting(waiting.splice(0), header);
    if ('problems' in header) return;
  }
  if (waiting.length > 0) yield* readWaiting(waiting, header ?? readHeader(waiting, columns));
  else if (!header) yield { line: 1, problems: [emptyFile], fatal: true };
}

const emptyFile = 'The file is empty; its first line must contain the column names.';

type FileLine = { line: number; text: string };
type Header = { line: number } & ({ columns: string[]; delimiter: string } | { problems: string[] });

function* readWaiting(lines: readonly FileLine[], header: Header): Generator<CsvLine> {
  if ('problems' in header) yield { ...header, fatal: true };
  else
    for (const { line, text } of lines) {
      const read = line > header.line && readLine(text, header);
      if (read) yield { line, ...read };
    }
}

/** The header is the one of the first lines that names most columns, else the first. */
function readHeader(lines: readonly FileLine[], { known, required }: Columns): Header {
  const [first] = lines;
  if (first?.text.startsWith('PK\u0003'))
    return { line: 1, problems: ['This is a spreadsheet file; save it as CSV (UTF-8) and import that.'] };
  const named = namedDelimiter(first?.text ?? '');
  const rows = named === undefined ? lines : lines.slice(1);
  const knownOf = (text: string, delimiter: string) =>
    columnsOf(text, delimiter).filter((column) => known.includes(column)).length;
  const delimiter =
    named ??
    findDelimiter(
      rows.map(({ text }) => text),
      (one) => Math.max(0, ...rows.map(({ text }) => knownOf(text, one))),
    );
  const head =
    rows[
      Math.max(
        0,
        findHead(rows, ({ text }) => knownOf(text, delimiter)),
      )
    ];
  if (!head) return { line: 1, problems: [emptyFile] };
  return { line: head.line, ...readNames(head, delimiter, { known, required }) };
}

function readNames({ line, text }: FileLine, delimiter: string, { known, required }: Columns) {
  const columns = columnsOf(text, delimiter);
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
  return problems.length > 0 ? { problems } : { columns, delimiter };
}

function columnsOf(text: string, delimiter: string): string[] {
  const columns = (Papa.parse<string[]>(text, { delimiter }).data[0] ?? []).map((column) =>
    column.trim().toLowerCase(),
  );
  return columns.slice(0, columns.findLastIndex((column) => column !== '') + 1);
}

/** Undefined where all cells are empty. */
function readLine(text: string, { columns, delimiter }: { columns: readonly string[]; delimiter: string }) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const cells = data[0] ?? [];
  if (errors.length > 0)
    return {
      problems: [
        'A quote is not closed, or is inside a value; close it on the same line, and double it inside a value ("").',
      ],
    };
  const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (width === 0) return undefined;
  if (width > columns.length || cells.length < columns.length)
    return {
      problems: [
        `The line has ${cells.length} values for ${columns.length} columns; quote values that contain the separator.`,
      ],
    };
  return { cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) };
}
