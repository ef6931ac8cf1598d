/** The most rows that a sheet of a workbook has. */
const rowsOfSheet = 2 ** 20;

/** The number of a line in all of a workbook; that of its first sheet, and of a text, is its own. */
export const lineInFile = (sheet: number, line: number): number => sheet * rowsOfSheet + line;

type ReadSheets = { format: string; reading: { sheets: readonly { name: string; isRead: boolean }[] } | null };

/** The line as it is shown; its sheet is named where several are read. */
export function placeOfLine({ format, reading }: ReadSheets, line: number): { sheet: string; line: number } {
  if (format !== 'xlsx' || !reading) return { sheet: '', line };
  const sheet = Math.floor((line - 1) / rowsOfSheet);
  const isOneOfSeveral = reading.sheets.filter(({ isRead }) => isRead).length > 1;
  return { sheet: isOneOfSeveral ? (reading.sheets[sheet]?.name ?? '') : '', line: line - sheet * rowsOfSheet };
}

export function lineText(file: ReadSheets, at: number): string {
  const { sheet, line } = placeOfLine(file, at);
  return sheet === '' ? `line ${line}` : `line ${line} of the sheet '${sheet}'`;
}
