import Papa from 'papaparse';
import { cleanText } from '../../lib/contract.js';
                                              
import {                    findColumns,                                         } from './statement-columns.rule.js';
import {                readAmount, readDay, readDirection } from './statement-values.rule.js';

                                                                                                                    

                             
                                  
                                                         
                                         
               
  

                                                                            

const maxCharacters = 5_000_000;
const maxLines = 20_000;
const maxHeadRows = 40;
const maxTextLength = 500;
const maxReferenceLength = 100;

/** Skips what banks write above the heads and below the last line. */
export function readStatement(file        , { columns: named, dayOrder }                = {})                {
  const fail = (problem        , line = 1)                => ({
    lines: [],
    problems: [{ line, problem }],
    fatal: true,
  });
  if (file.startsWith('PK\u0003') || file.startsWith('\u00d0\u00cf'))
    return fail('This is a spreadsheet file; save it as CSV (UTF-8) and import that.');
  if (file.includes('\uFFFD')) return fail('The file is not written in UTF-8; save it as CSV (UTF-8) and import that.');
  if (file.length > maxCharacters) return fail('The file is larger than 5 MB; export a shorter period.');
  const { data } = Papa.parse          (file.replace(/^\uFEFF/, ''), { delimitersToGuess: [',', ';', '\t', '|'] });
  const rows = data.map((cells) => cells.map(tidy));
  const headAt = rows.slice(0, maxHeadRows).findIndex((row) => findColumns(row, named));
  const places = findColumns(rows[headAt] ?? [], named);
  if (!places)
    return fail(
      named
        ? 'The columns that you named are not in the first lines of the file.'
        : 'No line of the file names a date, a description and an amount. Name the columns, like date=Txn Date,text=Particulars,credit=Deposit.',
    );
  if (rows.length - headAt > maxLines)
    return fail(`The file has more than ${maxLines} lines; export a shorter period.`);
  const formulaAt = rows.findIndex((row) => row.some(isFormula));
  if (formulaAt >= 0) return fail('The cells hold formulas; copy their values and save those.', formulaAt + 1);
  return readRows(rows.slice(headAt + 1), headAt + 2, places, dayOrder ?? dayOrderOf(rows.slice(headAt + 1), places));
}

const tidy = (cell        ) =>
  cleanText(cell)
    .replace(/\s+/g, ' ')
    .replace(/^="(.*)"$/, '$1');

/** '=B4+C4', '=SUM(E2:E40)'; what banks write as '="000882"' is read as text before. */
const isFormula = (cell        ) => /^=\s?(?:\$?[A-Z]{1,3}\$?\d+\b|[A-Z][A-Z.]{1,30}\()/.test(cell);

const cellOf = (row                   , places              , column                 ) =>
  row[places[column] ?? Number.POSITIVE_INFINITY] ?? '';

/** Month first only where no line can be read day first. */
function dayOrderOf(rows                     , places              )           {
  const days = rows.map((row) => cellOf(row, places, 'date')).filter((text) => /^\d/.test(text));
  const areRead = (order          ) => days.every((text) => readDay(text, order));
  return !areRead('day first') && areRead('month first') ? 'month first' : 'day first';
}

function readRows(
  rows                     ,
  firstLine        ,
  places              ,
  dayOrder          ,
)                {
  const lines                  = [];
  const problems                                      = [];
  for (const [at, row] of rows.entries()) {
    const lineNo = firstLine + at;
    const bookedOn = readDay(cellOf(row, places, 'date'), dayOrder);
    const amountMinor = amountOf(row, places);
    if (endsStatement(row)) break;
    if (isSum(row, places) || (bookedOn === undefined && amountMinor === undefined)) continue;
    if (bookedOn === undefined)
      problems.push({ line: lineNo, problem: `The date '${cellOf(row, places, 'date').slice(0, 40)}' can't be read.` });
    else if (amountMinor === undefined) problems.push({ line: lineNo, problem: "The amount can't be read." });
    else if (amountMinor !== 0) lines.push({ lineNo, bookedOn, amountMinor, ...textOf(row, places) });
  }
  if (lines.length === 0 && problems.length === 0)
    return { lines, problems: [{ line: firstLine, problem: 'The statement has no lines.' }], fatal: true };
  return { lines, problems };
}

const endsStatement = (row                   ) =>
  row.some((cell) => /^(statement summary|end of statement|\*+ ?end of statement)/i.test(cell));

/** 'Opening balance', 'Total': such rows have sums, but are no movements. */
function isSum(row                   , places              )          {
  const [first = ''] = row.filter((cell) => cell !== '');
  return [first, cellOf(row, places, 'text')].some((cell) =>
    /^(opening|closing|brought forward|carried forward|b\/f|c\/f|total|grand total|balance)\b/i.test(cell),
  );
}

/** Positive where money came in; undefined when neither column says it. */
function amountOf(row                   , places              )                     {
  const read = (column                 ) => readAmount(cellOf(row, places, column));
  const isWritten = (column                 ) =>
    cellOf(row, places, column) !== '' && cellOf(row, places, column) !== '-';
  if (isWritten('credit') && read('credit') === undefined) return undefined;
  if (isWritten('debit') && read('debit') === undefined) return undefined;
  const credit = read('credit');
  const debit = read('debit');
  if (credit !== undefined || debit !== undefined) return Math.abs(credit ?? 0) - Math.abs(debit ?? 0);
  const amount = read('amount');
  const direction = readDirection(cellOf(row, places, 'direction'));
  return amount === undefined || direction === undefined ? amount : direction * Math.abs(amount);
}

function textOf(row                   , places              )                                      {
  const parts = [cellOf(row, places, 'text'), cellOf(row, places, 'payer')].filter((part) => part !== '');
  const reference = cellOf(row, places, 'reference').replace(/^[0-]+$/, '');
  return { text: parts.join(' ').slice(0, maxTextLength), reference: reference.slice(0, maxReferenceLength) };
}
