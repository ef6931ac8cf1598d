import type { Day } from './dates.ts';
import { unreadableCells } from './unreadable-cell.ts';

const formulaSigns = '=+\\-@\uFF1D\uFF0B\uFF0D\uFF20';
const beginsLikeFormula = new RegExp(`^['\\s]*[${formulaSigns}]|^'*[\\t\\r\\n]`, 'u');
/** All that a program may leave out before it looks for a formula. */
const runs = /[;'"\s]+/gu;
const formulaSign = new RegExp(`[${formulaSigns}]`, 'u');

/**
 * Text in a spreadsheet is never a formula: an apostrophe precedes text that a program would evaluate. A program whose
 * cells end at semicolons, tabs or line ends takes what follows one for the beginning of a cell.
 */
export function escapeFormula(text: string): string {
  const escaped = inRunsBeforeSigns(text, (run) => run.replace(/[;\t\r\n]/g, "$&'"));
  return beginsLikeFormula.test(text) ? `'${escaped}` : escaped;
}

/** Returns what `escapeFormula` was given. */
export function unescapeFormula(escaped: string): string {
  const text = inRunsBeforeSigns(escaped, (run) => run.replace(/([;\t\r\n])'/g, '$1'));
  return text.startsWith("'") && beginsLikeFormula.test(text.slice(1)) ? text.slice(1) : text;
}

/** What stands in a line of a file, which we may have written ourselves: a formula is refused, and one that was escaped is text. */
export function readFileCells(cells: FileCells): { cells: FileCells } | { problems: string[] } {
  const problems = unreadableCells(cells);
  if (problems.length > 0) return { problems };
  return { cells: Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, unescapeFormula(cell)])) };
}

type FileCells = Readonly<Record<string, string>>;

const inRunsBeforeSigns = (text: string, change: (run: string) => string): string =>
  text.replace(runs, (run, at: number) => (formulaSign.test(text.charAt(at + run.length)) ? change(run) : run));

/** `amount` is in major units, in a CSV with two decimals. There a day is like 2026-11-05, a time like 14:05. */
export type SpreadsheetCell = string | number | { day: Day } | { time: string } | { amount: number };

/** The first row of a table names its columns. */
export type Spreadsheet = { name: string; table: readonly (readonly SpreadsheetCell[])[] };

/** Makes spreadsheet programs read the file as UTF-8. */
export const utf8Bom = '\uFEFF';

/** CSV for Excel: CRLF, quotes where needed, decimal points. */
export function toCsv(rows: readonly (readonly SpreadsheetCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: SpreadsheetCell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return 'amount' in cell ? cell.amount.toFixed(2) : String(Object.values(cell)[0]);
  const text = escapeFormula(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
