import Papa from 'papaparse';
import type { KnownColumns } from './best-sheet.ts';
import { decodeParts, type TextEncoding } from './decode-text.ts';
import { findDelimiter, namedDelimiter } from './find-delimiter.ts';
import { maxHeadRows } from './find-head.ts';
import { maxColumns, maxTableLineLength, type TableLine, tooFarRight } from './table-line.ts';

type CsvOptions = {
  /** Undefined: found by the first lines, with the columns that are known. */
  delimiter?: string | undefined;
  known?: KnownColumns;
  onDelimiter?: (delimiter: string) => void;
  onEncoding?: (encoding: TextEncoding) => void;
};

/** The lines that are not empty. A quoted cell may have several lines; a quote that is not closed soon spoils only its own. */
export async function* readCsvLines(
  parts: AsyncIterable<Uint8Array>,
  { delimiter: given, known = () => 0, onDelimiter, onEncoding }: CsvOptions = {},
): AsyncGenerator<TableLine> {
  const lines = splitLines(decodeParts(parts, onEncoding));
  const first: FileLine[] = [];
  while (first.length < maxHeadRows) {
    const { value, done } = await lines.next();
    if (done) break;
    first.push(value);
  }
  const named = namedDelimiter(first[0]?.text ?? '');
  if (named !== undefined) first.shift();
  const delimiter = named ?? given ?? delimiterOf(first, known);
  onDelimiter?.(delimiter);
  // A spreadsheet writes ',,,' below a table that was longer, or that is coloured further down.
  for await (const line of readRecords(first, lines, delimiter))
    if (line.problem !== undefined || line.cells.some((cell) => cell.trim() !== '')) yield line;
}

function delimiterOf(lines: readonly FileLine[], known: KnownColumns): string {
  const texts = lines.flatMap(({ text }) => text ?? []);
  return findDelimiter(texts, (delimiter) =>
    Math.max(0, ...texts.map((text) => known(parseRecord(text, delimiter).cells))),
  );
}

/** No cell of a table has more lines. */
const maxLinesOfCell = 30;

async function* readRecords(
  waiting: FileLine[],
  lines: AsyncGenerator<FileLine, undefined>,
  delimiter: string,
): AsyncGenerator<TableLine> {
  const ahead = async (at: number) => {
    while (waiting.length <= at) {
      const { value, done } = await lines.next();
      if (done) return undefined;
      waiting.push(value);
    }
    return waiting[at];
  };
  for (;;) {
    const line = waiting.shift() ?? (await lines.next()).value;
    if (!line) return;
    const { line: number, text } = line;
    let read: Parsed = text === undefined ? tooLong : parseRecord(text, delimiter);
    let joined = text;
    for (let more = 0; read.isOpen && more < maxLinesOfCell && joined !== undefined; more += 1) {
      const next = await ahead(more);
      if (next?.text === undefined || joined.length + next.text.length > maxTableLineLength) break;
      joined = `${joined}\n${next.text}`;
      if (!next.text.includes('"')) continue;
      const whole = parseRecord(joined, delimiter);
      if (whole.isOpen) continue;
      if (whole.problem === undefined) {
        read = whole;
        waiting.splice(0, more + 1);
      }
      break;
    }
    yield { line: number, ...withoutFarCells(read) };
  }
}

type Parsed = { cells: string[]; problem?: string; isOpen?: boolean };

const tooLong: Parsed = { cells: [], problem: `The line is longer than ${maxTableLineLength} characters.` };

function withoutFarCells({ cells, problem }: Parsed): Omit<TableLine, 'line'> {
  const says = problem ?? (cells.slice(maxColumns).some((cell) => cell.trim() !== '') ? tooFarRight : undefined);
  return { cells: cells.slice(0, maxColumns), ...(says && { problem: says }) };
}

function parseRecord(text: string, delimiter: string): Parsed {
  if (!text.includes('"')) return { cells: text.split(delimiter) };
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const cells = (data[0] ?? []).map((cell) => cell.replace(/\s*\n\s*/g, ' '));
  if (errors.length === 0 && data.length < 2) return { cells };
  return { cells, problem: unclosedQuote, isOpen: errors.every(({ code }) => code === 'MissingQuotes') };
}

const unclosedQuote = 'A quote is not closed, or is inside a value; close it, and double it inside a value ("").';

/** A line that is too long has no text. */
type FileLine = { line: number; text: string | undefined };

/** The lines that are not empty. Every line ends like the first one: with LF, also behind CR, or with CR alone, as old programs write it. */
async function* splitLines(texts: AsyncIterable<string>): AsyncGenerator<FileLine, undefined> {
  let end: string | undefined;
  let line = 0;
  let rest = '';
  let isTooLong = false;
  const take = (text: string) => {
    line += 1;
    const whole = isTooLong || text.length > maxTableLineLength ? undefined : text.replace(/\r$/, '');
    isTooLong = false;
    return { line, text: whole };
  };
  for await (const text of texts) {
    rest += text;
    end ??= /\n|\r(?=[^\n])/.exec(rest)?.[0];
    const lines = end === undefined ? [rest] : rest.split(end);
    rest = lines.pop() ?? '';
    for (const one of lines) {
      const read = take(one);
      if (read.text?.trim() !== '') yield read;
    }
    if (rest.length > maxTableLineLength) {
      isTooLong = true;
      rest = '';
    }
  }
  if (rest.trim() !== '' || isTooLong) yield take(rest);
  return undefined;
}
