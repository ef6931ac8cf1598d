/** A text in a spreadsheet is never a formula: one that a program would work out gets an apostrophe in front. */
export function escapeFormula(text: string): string {
  return /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

export type SpreadsheetCell = string | number;

/** Stands before the text of a file, so that every program reads its letters. */
export const utf8Bom = '\uFEFF';

/** Rows as CSV for Excel and others: CRLF, quotes where they are needed, amounts with a point. */
export function toCsv(rows: readonly (readonly SpreadsheetCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: SpreadsheetCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
