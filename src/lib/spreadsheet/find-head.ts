/** A title, the firm's address and empty lines may stand above a table; the names of its columns are in one of so many lines. */
export const maxHeadRows = 40;

/** The place of the row that names most columns, the first of several; -1 where none names any. */
export function findHead<Row>(rows: readonly Row[], knownColumns: (row: Row) => number): number {
  const known = rows.slice(0, maxHeadRows).map(knownColumns);
  const most = Math.max(0, ...known);
  return most === 0 ? -1 : known.indexOf(most);
}
