import { expect, test } from 'vitest';
import type { Column } from './table-columns.ts';
import { nextSorting, sortRows } from './table-sort.ts';

type Line = { item: string; qty: number };

const lines: readonly Line[] = [
  { item: '22220', qty: 4 },
  { item: '6205', qty: 40 },
  { item: 'NJ205', qty: 4 },
];
const columns: readonly Column<Line>[] = [
  { key: 'item', header: 'Item', cell: (line) => line.item, sortBy: (line) => line.item },
  { key: 'qty', header: 'Qty', cell: (line) => line.qty, sortBy: (line) => line.qty },
  { key: 'brand', header: 'Brand', cell: () => '' },
];
const items = (sorting: Parameters<typeof sortRows<Line>>[2]) => sortRows(lines, columns, sorting).map((l) => l.item);

test('designations are sorted numerically', () => {
  expect(items({ key: 'item', descending: false })).toEqual(['6205', '22220', 'NJ205']);
});

test('equal lines keep their order in both directions', () => {
  expect(items({ key: 'qty', descending: false })).toEqual(['22220', 'NJ205', '6205']);
  expect(items({ key: 'qty', descending: true })).toEqual(['6205', '22220', 'NJ205']);
});

test('a column that is not sortable keeps the order', () => {
  expect(items({ key: 'brand', descending: true })).toEqual(['22220', '6205', 'NJ205']);
  expect(items(undefined)).toEqual(['22220', '6205', 'NJ205']);
});

test('sorting by the same column again reverses the order, another column starts ascending', () => {
  const first = nextSorting(undefined, 'qty');
  expect(first).toEqual({ key: 'qty', descending: false });
  expect(nextSorting(first, 'qty')).toEqual({ key: 'qty', descending: true });
  expect(nextSorting({ key: 'qty', descending: true }, 'item')).toEqual({ key: 'item', descending: false });
});
