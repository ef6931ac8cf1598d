import Papa from 'papaparse';

/** The cells of a spreadsheet as CSV, one record a line, as an import reads it. */
export function sheetToCsv(sheet                                 )         {
  return Papa.unparse(
    sheet.map((row) => row.map(textOf)),
    { newline: '\n' },
  );
}

function textOf(cell         )         {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // Spreadsheets store 48.1 as 48.1000000000001.
  if (typeof cell === 'number') return String(Number(cell.toFixed(6)));
  return typeof cell === 'string' ? cell.replace(/\s+/g, ' ').trim() : '';
}
