import Papa from 'papaparse';
import { decodeParts } from '../../lib/spreadsheet/decode-text.ts';
import { maxLineLength, type TableLine } from '../../lib/spreadsheet/table-line.ts';

const delimiters = [',', ';', '\t', '|'];

/** A record is one line, so that an unclosed quote spoils only its own line. Empty lines are left out. */
export async function* readCsvLines(parts: AsyncIterable<Uint8Array>): AsyncGenerator<TableLine> {
  let delimiter: string | undefined;
  for await (const { line, text } of splitLines(decodeParts(parts))) {
    if (text === undefined) {
      yield { line, cells: [], problem: `The line is longer than ${maxLineLength} characters.` };
      continue;
    }
    if (text.trim() === '') continue;
    delimiter ??= Papa.parse<string[]>(text, { delimitersToGuess: delimiters }).meta.delimiter;
    yield { line, ...readCells(text, delimiter) };
  }
}

function readCells(text: string, delimiter: string): Omit<TableLine, 'line'> {
  if (!text.includes('"')) return { cells: text.split(delimiter) };
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const problem = errors.length > 0 ? unclosedQuote : undefined;
  return { cells: data[0] ?? [], ...(problem && { problem }) };
}

const unclosedQuote =
  'A quote is not closed, or is inside a value; close it on the same line, and double it inside a value ("").';

/** Without text for a line that is too long. */
async function* splitLines(texts: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string | undefined }> {
  let line = 0;
  let rest = '';
  let isTooLong = false;
  const take = (text: string) => {
    line += 1;
    const whole = isTooLong || text.length > maxLineLength ? undefined : text.replace(/\r$/, '');
    isTooLong = false;
    return { line, text: whole };
  };
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) yield take(one);
    if (rest.length > maxLineLength) {
      isTooLong = true;
      rest = '';
    }
  }
  if (rest !== '' || isTooLong) yield take(rest);
}
