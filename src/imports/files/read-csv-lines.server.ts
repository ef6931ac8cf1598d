import Papa from 'papaparse';
import { decodeParts } from '../../lib/spreadsheet/decode-text.ts';
import { findDelimiter, namedDelimiter } from '../../lib/spreadsheet/find-delimiter.ts';
import { maxHeadRows } from '../../lib/spreadsheet/find-head.ts';
import { maxColumns, maxTableLineLength, type TableLine, tooFarRight } from '../../lib/spreadsheet/table-line.ts';

/** A record is one line, so that an unclosed quote spoils only its own line. Empty lines are left out. */
export async function* readCsvLines(
  parts: AsyncIterable<Uint8Array>,
  known: (cells: readonly string[]) => number = () => 0,
): AsyncGenerator<TableLine> {
  const delimiterOf = (lines: readonly FileLine[]) => {
    const texts = lines.flatMap(({ text }) => text ?? []);
    return findDelimiter(texts, (delimiter) =>
      Math.max(0, ...texts.map((text) => known(readCells(text, delimiter).cells))),
    );
  };
  const waiting: FileLine[] = [];
  let delimiter: string | undefined;
  let isFirst = true;
  for await (const line of splitLines(decodeParts(parts))) {
    if (line.text?.trim() === '') continue;
    if (isFirst) {
      isFirst = false;
      delimiter = namedDelimiter(line.text ?? '');
      if (delimiter !== undefined) continue;
    }
    waiting.push(line);
    if (delimiter === undefined && waiting.length < maxHeadRows) continue;
    delimiter ??= delimiterOf(waiting);
    yield* readLines(waiting.splice(0), delimiter);
  }
  delimiter ??= delimiterOf(waiting);
  yield* readLines(waiting, delimiter);
}

/** A spreadsheet writes ',,,' below a table that was longer, or that is coloured further down. */
function* readLines(lines: readonly FileLine[], delimiter: string): Generator<TableLine> {
  for (const one of lines) {
    const read = readLine(one, delimiter);
    if (read.problem !== undefined || read.cells.some((cell) => cell.trim() !== '')) yield read;
  }
}

const readLine = ({ line, text }: FileLine, delimiter: string): TableLine =>
  text === undefined
    ? { line, cells: [], problem: `The line is longer than ${maxTableLineLength} characters.` }
    : { line, ...withoutFarCells(readCells(text, delimiter)) };

function withoutFarCells({ cells, problem }: Omit<TableLine, 'line'>): Omit<TableLine, 'line'> {
  const says = problem ?? (cells.slice(maxColumns).some((cell) => cell.trim() !== '') ? tooFarRight : undefined);
  return { cells: cells.slice(0, maxColumns), ...(says && { problem: says }) };
}

function readCells(text: string, delimiter: string): Omit<TableLine, 'line'> {
  if (!text.includes('"')) return { cells: text.split(delimiter) };
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const problem = errors.length > 0 ? unclosedQuote : undefined;
  return { cells: data[0] ?? [], ...(problem && { problem }) };
}

const unclosedQuote =
  'A quote is not closed, or is inside a value; close it on the same line, and double it inside a value ("").';

/** A line that is too long has no text. */
type FileLine = { line: number; text: string | undefined };

/** Every line ends like the first one: with LF, also behind CR, or with CR alone, as old programs write it. */
async function* splitLines(texts: AsyncIterable<string>): AsyncGenerator<FileLine> {
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
    for (const one of lines) yield take(one);
    if (rest.length > maxTableLineLength) {
      isTooLong = true;
      rest = '';
    }
  }
  if (rest !== '' || isTooLong) yield take(rest);
}
