/** A text in a spreadsheet is never a formula: one that a program would work out gets an apostrophe in front. */
export function safeText(text: string): string {
  return /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

export type Cell = string | number;

/** Stands before the text of a file, so that every program reads its letters. */
export const csvMarksUtf8 = '\uFEFF';

/** Rows as CSV for Excel and others: CRLF, quotes where they are needed, amounts with a point. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = safeText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
