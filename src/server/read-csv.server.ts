import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { decodeParts } from '../lib/spreadsheet/decode-text.ts';
import { findDelimiter, namedDelimiter } from '../lib/spreadsheet/find-delimiter.ts';

export type CsvLine =
  | { line: number; cells: Readonly<Record<string, string>> }
  | { line: number; problems: string[]; fatal?: boolean };

export type Columns = { known: readonly string[]; required: readonly string[] };

/** A record is one line, so that an unclosed quote spoils only its own line. */
export async function* readCsv(file: Readable, columns: Columns): AsyncGenerator<CsvLine> {
  const input = Readable.from(decodeParts(file));
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  let header: Header | undefined;
  let named: string | undefined;
  let isFirst = true;
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    if (header) {
      yield { line, ...readLine(text, header) };
      continue;
    }
    if (isFirst) {
      isFirst = false;
      named = namedDelimiter(text);
      if (named !== undefined) continue;
    }
    const read = readHeader(text, columns, named);
    if ('problems' in read) {
      yield { line, problems: read.problems, fatal: true };
      return;
    }
    header = read;
  }
  if (!header)
    yield { line: 1, problems: ['The file is empty; its first line must contain the column names.'], fatal: true };
}

type Header = { columns: string[]; delimiter: string };

function readHeader(
  text: string,
  { known, required }: Columns,
  named: string | undefined,
): Header | { problems: string[] } {
  if (text.startsWith('PK\u0003'))
    return { problems: ['This is a spreadsheet file; save it as CSV (UTF-8) and import that.'] };
  const knownOf = (delimiter: string) => columnsOf(text, delimiter).filter((column) => known.includes(column)).length;
  const delimiter = named ?? findDelimiter([text], knownOf);
  const columns = columnsOf(text, delimiter);
  const quoted = (names: readonly string[]) => names.map((n) => `'${n.slice(0, 40)}'`).join(', ');
  const missing = required.filter((column) => !columns.includes(column));
  const unknown = columns.filter((column) => !known.includes(column));
  const twice = columns.filter((column, at) => columns.indexOf(column) !== at);
  const problems = [
    ...(missing.length > 0 ? [`The first line lacks ${quoted(missing)}; add these columns.`] : []),
    ...(unknown.length > 0 ? [`Unknown column ${quoted(unknown)}; rename or remove it.`] : []),
    ...(twice.length > 0 ? [`The column ${quoted(twice)} appears twice; remove one.`] : []),
  ];
  return problems.length > 0 ? { problems } : { columns, delimiter };
}

const columnsOf = (text: string, delimiter: string) =>
  (Papa.parse<string[]>(text, { delimiter }).data[0] ?? []).map((column) => column.trim().toLowerCase());

function readLine(text: string, { columns, delimiter }: Header) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const cells = data[0] ?? [];
  if (errors.length > 0)
    return {
      problems: [
        'A quote is not closed, or is inside a value; close it on the same line, and double it inside a value ("").',
      ],
    };
  if (cells.length !== columns.length)
    return {
      problems: [
        `The line has ${cells.length} values for ${columns.length} columns; quote values that contain the separator.`,
      ],
    };
  return { cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) };
}
