import Papa from 'papaparse';
import { encodingOf } from './file-kind.rule.js';
                                                 

export const maxLineLength = 100_000;

const delimiters = [',', ';', '\t', '|'];

/** A record is one line, so that an unclosed quote spoils only its own line. Empty lines are left out. */
export async function* readCsvLines(parts                           )                            {
  let delimiter                    ;
  for await (const { line, text } of splitLines(decode(parts))) {
    if (text === undefined) {
      yield { line, cells: [], problem: `The line is longer than ${maxLineLength} characters.` };
      continue;
    }
    if (text.trim() === '') continue;
    delimiter ??= Papa.parse          (text, { delimitersToGuess: delimiters }).meta.delimiter;
    yield { line, ...readCells(text, delimiter) };
  }
}

function readCells(text        , delimiter        )                          {
  if (!text.includes('"')) return { cells: text.split(delimiter) };
  const { data, errors } = Papa.parse          (text, { delimiter });
  const problem = errors.length > 0 ? unclosedQuote : undefined;
  return { cells: data[0] ?? [], ...(problem && { problem }) };
}

const unclosedQuote =
  'A quote is not closed, or is inside a value; close it on the same line, and double it inside a value ("").';

async function* decode(parts                           )                         {
  let decoder                         ;
  for await (const part of parts) {
    decoder ??= new TextDecoder(encodingOf(part));
    yield decoder.decode(part, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

/** Without text for a line that is too long. */
async function* splitLines(texts                       )                                                             {
  let line = 0;
  let rest = '';
  let isTooLong = false;
  const take = (text        ) => {
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
