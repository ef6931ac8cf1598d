/** Text in a spreadsheet is never a formula: an apostrophe precedes text that a program would evaluate. */
export function escapeFormula(text        )         {
  return /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

                                              

/** Makes spreadsheet programs read the file as UTF-8. */
export const utf8Bom = '\uFEFF';

/** CSV for Excel: CRLF, quotes where needed, decimal points. */
export function toCsv(rows                                         )         {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell                 )         {
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
