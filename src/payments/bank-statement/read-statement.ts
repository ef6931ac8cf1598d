import Papa from 'papaparse';
import { cleanText } from '../../lib/contract.ts';
import { cutText } from '../../lib/cut-text.ts';
import type { Day } from '../../lib/dates.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { findDelimiter } from '../../lib/spreadsheet/find-delimiter.ts';
import { findHead, maxHeadRows } from '../../lib/spreadsheet/find-head.ts';
import { unescapeFormula } from '../../lib/spreadsheet-cell.ts';
import { type DayOrder, dayAtStart } from '../../lib/typed-day.ts';
import { unreadableCells } from '../../lib/unreadable-cell.ts';
import { findDayOrder, type UnclearDay } from './day-order.rule.ts';
import { readCamt } from './read-camt.ts';
import { isMt940, readMt940 } from './read-mt940.ts';
import { readOfx } from './read-ofx.ts';
import { accountAbove } from './statement-account.rule.ts';
import {
  type ColumnPlaces,
  findColumns,
  type NamedStatementColumns,
  type StatementColumn,
} from './statement-columns.rule.ts';
import { type DecimalSign, decimalSignOf, readAmount, readDirection, unclearAmount } from './statement-values.rule.ts';
import { isCamt, isOfx } from './xml-statement.rule.ts';

export type StatementLine = { lineNo: number; bookedOn: Day; amountMinor: number; text: string; reference: string };

export type ReadStatement = {
  lines: readonly StatementLine[];
  problems: readonly { line: number; problem: string }[];
  /** Nothing of the file can be used. */
  fatal?: true;
  /** The accounts that the file names, as they are written there; none where it names none. */
  accounts?: readonly string[];
  /** The currencies that it names. */
  currencies?: readonly string[];
  /** Day first was assumed: no line shows it, and nobody said it. */
  unclearDay?: UnclearDay;
};

export type StatementForm = { columns?: NamedStatementColumns; dayOrder?: DayOrder; timeZone?: string };

const maxCharacters = 5_000_000;
const maxLines = 20_000;
const maxTextLength = 500;
const maxReferenceLength = 100;

/** Skips what banks write above the heads and below the last line. */
export function readStatement(
  file: string,
  { columns: named, dayOrder, timeZone = 'UTC' }: StatementForm = {},
): ReadStatement {
  const fail = (problem: string, line = 1): ReadStatement => ({
    lines: [],
    problems: [{ line, problem }],
    fatal: true,
  });
  if (file.startsWith('PK\u0003') || file.startsWith('\u00d0\u00cf'))
    return fail('This is a spreadsheet file; save it as CSV (UTF-8) and import that.');
  if (file.includes('\uFFFD')) return fail('The file is not written in UTF-8; save it as CSV (UTF-8) and import that.');
  if (file.length > maxCharacters) return fail('The file is larger than 5 MB; export a shorter period.');
  const bare = file.replace(/^\uFEFF/, '');
  const limits = { maxText: maxTextLength, maxReference: maxReferenceLength };
  if (isMt940(bare)) return checked(readMt940(bare, limits));
  if (isOfx(bare)) return checked(readOfx(bare, limits));
  if (isCamt(bare)) {
    const camt = readCamt(bare, { ...limits, timeZone });
    return camt ? checked(camt) : fail('This XML file is damaged, or is no statement; get it from the bank again.');
  }
  if (/^\s*</.test(bare))
    return fail('This is a web page or an XML file; get the statement as CAMT.053, OFX, MT940, XLSX or CSV.');
  // One parser for both ends of a line, which takes all of a file to end as its first lines do.
  const text = bare.replace(/\r\n?/g, '\n');
  const parsed = Papa.parse<string[]>(text, { delimiter: delimiterOf(text, named) });
  const torn = tornRow(parsed);
  if (torn !== undefined)
    return fail(
      'A quote is opened here and not closed on its line, so the lines below it cannot be told apart; correct it, and double a quote inside a value ("").',
      torn + 1,
    );
  const rows = parsed.data.map((cells) => cells.map(tidy));
  const head = headOf(rows, named);
  if (!head)
    return fail(
      named
        ? 'The columns that you named are not in the first lines of the file.'
        : 'No line of the file names a date, a description and an amount. Name the columns, like date=Txn Date,text=Particulars,credit=Deposit.',
    );
  if (rows.length - head.at > maxLines)
    return fail(`The file has more than ${maxLines} lines; export a shorter period.`);
  const below = rows.slice(head.at + 1);
  const found: ReturnType<typeof findDayOrder> = dayOrder
    ? { dayOrder }
    : findDayOrder(below.map((row) => cellOf(row, head.places, 'date')));
  const { unclear: unclearDay } = found;
  const account = accountAbove(rows.slice(0, head.at));
  return {
    ...readRows(below, head, found.dayOrder),
    ...(account !== '' && { accounts: [account] }),
    ...(unclearDay && { unclearDay }),
  };
}

function checked(read: ReadStatement): ReadStatement {
  const fail = (problem: string): ReadStatement => ({ lines: [], problems: [{ line: 1, problem }], fatal: true });
  if (read.lines.length > maxLines) return fail(`The file has more than ${maxLines} lines; export a shorter period.`);
  return read.lines.length > 0 || read.problems.length > 0 ? read : fail('The statement has no lines.');
}

/** What stands above the heads, or commas inside a head, say nothing. */
const delimiterOf = (text: string, named: NamedStatementColumns | undefined): string =>
  findDelimiter(text.split('\n', maxHeadRows), (delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: maxHeadRows });
    const rows = data.map((cells) => cells.map(tidy));
    return Object.keys(headOf(rows, named)?.places ?? {}).length;
  });

/** `width` is how many columns it names, `balances` where balances stand. */
type Head = { at: number; places: ColumnPlaces; width: number; balances: readonly number[] };

function headOf(rows: readonly string[][], named: NamedStatementColumns | undefined): Head | undefined {
  const at = findHead(rows, (row) => (findColumns(row, named) ? 1 : 0));
  const heads = rows[at] ?? [];
  const places = findColumns(heads, named);
  const balances = heads.flatMap((cell, column) => (/\bbal/i.test(cell) ? column : []));
  return places && { at, places, width: heads.length, balances };
}

/** A quote that is wrong swallows the lines up to the next one, and their money with them. */
const tornRow = ({ data, errors }: Papa.ParseResult<string[]>): number | undefined =>
  errors.find(({ type, row = 0 }) => type === 'Quotes' && data[row]?.some((cell) => /[\r\n]/.test(cell)))?.row;

const tidy = (cell: string) =>
  cleanText(cell)
    .replace(/\s+/g, ' ')
    .replace(/^="(.*)"$/, '$1');

/** '=B4+C4', '=SUM(E2:E40)'; what banks write as '="000882"' is read as text before. */
const isFormula = (cell: string) => /^=\s?(?:\$?[A-Z]{1,3}\$?\d+\b|[A-Z][A-Z.]{1,30}\()/.test(cell);

const cellOf = (row: readonly string[], places: ColumnPlaces, column: StatementColumn) =>
  row[places[column] ?? Number.POSITIVE_INFINITY] ?? '';

/** Why a date or an amount cannot be read, where its formula is to blame. */
const unreadableValue = (row: readonly string[], places: ColumnPlaces): string | undefined =>
  unreadableCells({
    'The date': cellOf(row, places, 'date'),
    'The credit': cellOf(row, places, 'credit'),
    'The debit': cellOf(row, places, 'debit'),
    'The amount': cellOf(row, places, 'amount'),
    'The direction': cellOf(row, places, 'direction'),
  })[0];

function unreadableText(row: readonly string[], places: ColumnPlaces): string | undefined {
  // A bank may begin a text with '='.
  const typed = (column: StatementColumn) => {
    const cell = cellOf(row, places, column);
    return cell.startsWith('=') && !isFormula(cell) ? '' : cell;
  };
  const cells = { 'The description': typed('text'), 'The reference': typed('reference'), 'The payer': typed('payer') };
  return unreadableCells(cells)[0];
}

/** '1,40,069.50' outside quotes becomes the cells 1, 40 and 069.50, in a line that is longer than the head. */
function dividedAmount(row: readonly string[], { places, width }: Head): string | undefined {
  if (row.slice(width).every((cell) => cell === '')) return undefined;
  const isDivided = [places.credit, places.debit, places.amount].some(
    (at) => at !== undefined && /^\D{0,5}\d{1,3}$/.test(row[at] ?? '') && /^\d{2,3}(\.\d+)?$/.test(row[at + 1] ?? ''),
  );
  return isDivided ? 'An amount is divided at its commas; put amounts that contain commas into quotes.' : undefined;
}

function readRows(rows: readonly string[][], head: Head, dayOrder: DayOrder): ReadStatement {
  const { places } = head;
  const firstLine = head.at + 2;
  const decimalSign = decimalSignOf(rows.flatMap((row) => amountsIn(row, head)));
  const lines: StatementLine[] = [];
  const problems: { line: number; problem: string }[] = [];
  let movementAbove = 0;
  for (const [at, row] of rows.entries()) {
    const lineNo = firstLine + at;
    const above = movementAbove;
    movementAbove = lineNo;
    const bookedOn = dayAtStart(cellOf(row, places, 'date'), dayOrder);
    const unclear = decimalSign === undefined ? unclearAmountOf(row, places) : undefined;
    const amountMinor = unclear ? undefined : amountOf(row, places, decimalSign);
    if (endsStatement(row)) break;
    const isMovement = bookedOn !== undefined && amountMinor !== 0 && hasDigit(row, places, amountColumns);
    if (isSum(row, places, isMovement)) continue;
    const unreadable = unreadableValue(row, places);
    const more = moreText(row, places);
    const last = lines.at(-1);
    if (more !== undefined && last?.lineNo === above) {
      last.text = cutText(`${last.text} ${more}`, maxTextLength);
      movementAbove = above;
      continue;
    }
    if (!unreadable && bookedOn === undefined && amountMinor === undefined && !isDatedAmount(row, places)) continue;
    const problem = unreadable ?? unreadableText(row, places) ?? dividedAmount(row, head) ?? unclear;
    if (problem) problems.push({ line: lineNo, problem });
    else if (bookedOn === undefined)
      problems.push({ line: lineNo, problem: `The date '${cellOf(row, places, 'date').slice(0, 40)}' can't be read.` });
    else if (amountMinor === undefined)
      problems.push({ line: lineNo, problem: unreadableAmount(row, places, decimalSign) });
    else if (amountMinor !== 0) lines.push({ lineNo, bookedOn, amountMinor, ...textOf(row, places) });
  }
  if (lines.length === 0 && problems.length === 0)
    return { lines, problems: [{ line: firstLine, problem: 'The statement has no lines.' }], fatal: true };
  return { lines, problems };
}

/** A long text goes on in the rows below its movement, where nothing else stands. */
function moreText(row: readonly string[], { text }: ColumnPlaces): string | undefined {
  const more = text === undefined ? '' : (row[text] ?? '');
  return more !== '' && row.every((cell, at) => at === text || cell === '') ? unescapeFormula(more) : undefined;
}

const amountColumns = ['credit', 'debit', 'amount'] as const;

const amountsIn = (row: readonly string[], { places, balances }: Head): string[] =>
  [...amountColumns.map((column) => places[column]), ...balances].flatMap((at) =>
    at === undefined ? [] : (row[at] ?? []),
  );

const unclearAmountOf = (row: readonly string[], places: ColumnPlaces): string | undefined => {
  const [unclear] = amountColumns.flatMap((column) => unclearAmount(cellOf(row, places, column)) ?? []);
  return unclear && `The amount ${unclear}.`;
};

const hasDigit = (row: readonly string[], places: ColumnPlaces, columns: readonly StatementColumn[]): boolean =>
  columns.some((column) => /\p{Nd}/u.test(cellOf(row, places, column)));

/** A date and an amount, though neither can be read, are a line; other text is what banks write between the pages. */
const isDatedAmount = (row: readonly string[], places: ColumnPlaces): boolean =>
  hasDigit(row, places, ['date']) && hasDigit(row, places, amountColumns);

const endsStatement = (row: readonly string[]) =>
  row.some((cell) => /^(statement summary|end of statement|\*+ ?end of statement)/i.test(cell));

const sumStart = /^(opening|closing|brought forward|carried forward|b\/f|c\/f|total|grand total|balance)\b/i;
const sumWords =
  /^(opening|closing|brought|carried|forward|totals?|grand|balance|bal|as|on|at|of|for|to|from|the|all|and|period|day|date|page|amount|available|ledger|book|account|statement|transactions?|credits?|debits?|deposits?|withdrawals?|cr|dr|inr|aed|rs|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?)$/;

/**
 * 'Opening balance', 'Total': such rows have sums, but are no movements. With a day and an amount it may be a payer whose
 * name begins so, as Total Energies does; then every word must be one of sums.
 */
function isSum(row: readonly string[], places: ColumnPlaces, isMovement: boolean): boolean {
  const [first = ''] = row.filter((cell) => cell !== '');
  const sum = [first, cellOf(row, places, 'text')].find((cell) => sumStart.test(cell));
  if (sum === undefined || !isMovement) return sum !== undefined;
  return (sum.toLowerCase().match(/[a-z]{2,}/g) ?? []).every((word) => sumWords.test(word));
}

/**
 * Positive where money came in; undefined when neither column says it. Some banks sign what goes out; a negative credit,
 * and a debit with 'Cr', is one that is reversed.
 */
function amountOf(row: readonly string[], places: ColumnPlaces, sign?: DecimalSign): number | undefined {
  const read = (column: StatementColumn) => readAmount(cellOf(row, places, column), sign);
  const isWritten = (column: StatementColumn) => !['', '-'].includes(plainHyphens(cellOf(row, places, column)));
  if (isWritten('credit') && read('credit') === undefined) return undefined;
  if (isWritten('debit') && read('debit') === undefined) return undefined;
  const credit = read('credit');
  const debit = read('debit');
  const out = isCredited(row, places, 'debit') ? -Math.abs(debit ?? 0) : Math.abs(debit ?? 0);
  if (credit !== undefined || debit !== undefined) return (credit ?? 0) - out;
  const amount = read('amount');
  const direction = readDirection(cellOf(row, places, 'direction'));
  if (amount === undefined || direction === undefined) return amount;
  return isAgainst(row, places, amount) ? undefined : direction * Math.abs(amount);
}

/** '-5.00' or '5.00 Dr' beside 'Cr', and '5.00 Cr' beside 'Dr', may be either. */
function isAgainst(row: readonly string[], places: ColumnPlaces, amount: number): boolean {
  const isIn = readDirection(cellOf(row, places, 'direction')) === 1;
  return isIn ? amount < 0 : amount > 0 && isCredited(row, places, 'amount');
}

const isCredited = (row: readonly string[], places: ColumnPlaces, column: StatementColumn): boolean =>
  /cr/i.test(cellOf(row, places, column));

function unreadableAmount(row: readonly string[], places: ColumnPlaces, sign?: DecimalSign): string {
  const cells = amountColumns.map((column) => plainHyphens(cellOf(row, places, column)));
  const cell = cells.find((one) => !['', '-'].includes(one) && readAmount(one, sign) === undefined);
  if (cell !== undefined) return `The amount '${cell.slice(0, 40)}' can't be read; write it like 1250.00 or -1250.00.`;
  const amount = cellOf(row, places, 'amount');
  return amount === ''
    ? "The amount can't be read."
    : `The amount '${amount}' and '${cellOf(row, places, 'direction')}' beside it say two things; write the amount without a sign.`;
}

function textOf(row: readonly string[], places: ColumnPlaces): { text: string; reference: string } {
  const written = (column: StatementColumn) => unescapeFormula(cellOf(row, places, column));
  const parts = [written('text'), written('payer')].filter((part) => part !== '');
  const reference = written('reference').replace(/^[0-]+$/, '');
  return { text: cutText(parts.join(' '), maxTextLength), reference: cutText(reference, maxReferenceLength) };
}
