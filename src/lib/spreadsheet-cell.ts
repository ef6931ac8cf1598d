/** Text in a spreadsheet is never a formula: an apostrophe precedes text that a program would evaluate. */
export function escapeFormula(text: string): string {
  return /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

export type SpreadsheetCell = string | number;

/** Makes spreadsheet programs read the file as UTF-8. */
export const utf8Bom = '\uFEFF';

/** CSV for Excel: CRLF, quotes where needed, decimal points. */
export function toCsv(rows: readonly (readonly SpreadsheetCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: SpreadsheetCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
