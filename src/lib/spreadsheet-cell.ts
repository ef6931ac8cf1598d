import type { Day } from './dates.ts';

/** Text in a spreadsheet is never a formula: an apostrophe precedes text that a program would evaluate. */
export function escapeFormula(text: string): string {
  return /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

/** `amount` is in major units. In a CSV a day is like 2026-11-05, a time like 14:05. */
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
  if (typeof cell === 'object') return String(Object.values(cell)[0]);
  const text = escapeFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
