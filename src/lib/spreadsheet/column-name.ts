/** The name of a column in a spreadsheet: 1 is A, 27 is AA. */
export const columnName = (column: number): string =>
  column <= 26
    ? String.fromCharCode(64 + column)
    : columnName(Math.floor((column - 1) / 26)) + columnName(((column - 1) % 26) + 1);
