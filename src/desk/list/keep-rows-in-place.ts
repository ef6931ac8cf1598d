export type RowsInPlace<Row> = {
  rows: readonly Row[];
  /** How many newer rows are not shown yet. */
  added: number;
  /** Rows that are shown, but left the list. */
  gone: ReadonlySet<string>;
};

/** The rows that are shown stay where they are, with what is new of them; rows that only follow are added. */
export function keepRowsInPlace<Row>(
  shown: readonly Row[],
  latest: readonly Row[],
  idOf: (row: Row) => string,
): RowsInPlace<Row> {
  const follows = shown.every((row, index) => latest[index] !== undefined && idOf(latest[index]) === idOf(row));
  if (follows) return { rows: latest, added: 0, gone: new Set() };
  const latestById = new Map(latest.map((row) => [idOf(row), row]));
  const shownIds = new Set(shown.map(idOf));
  return {
    rows: shown.map((row) => latestById.get(idOf(row)) ?? row),
    added: latest.filter((row) => !shownIds.has(idOf(row))).length,
    gone: new Set([...shownIds].filter((id) => !latestById.has(id))),
  };
}
