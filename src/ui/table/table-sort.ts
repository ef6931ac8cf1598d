import type { Column, Sorting } from './table-columns.ts';

/** Sorting by the same column again reverses the order. */
export function nextSorting(current: Sorting | undefined, key: string): Sorting {
  return { key, descending: current?.key === key && !current.descending };
}

const collator = new Intl.Collator('en', { numeric: true });

/** Stable and numeric: '6205' before '22220'. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | undefined,
): readonly Row[] {
  const sortValue = columns.find((column) => column.key === sorting?.key)?.sortBy;
  if (!sortValue || sortValue === 'server') return rows;
  const direction = sorting?.descending ? -1 : 1;
  return rows.toSorted((a, b) => direction * compare(sortValue(a), sortValue(b)));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
