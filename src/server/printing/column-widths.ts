import { sum } from '../../lib/sum.ts';
import type { ColumnWidth } from './paper.ts';

/** `min` is what the longest word of a column needs, `max` all of it on one line. */
export type ColumnBounds = { width: ColumnWidth; min: number; max: number };

/**
 * Fixed columns have their width; columns of 'auto' what they need, or a part of what is left where that is too little;
 * those of '*' share the rest, each at least what the longest word of any needs. `whole` is what a percentage is of.
 */
export function columnWidths(columns: readonly ColumnBounds[], available: number, whole = available): number[] {
  const fixed = (width: ColumnWidth) =>
    typeof width === 'number' ? width : width.endsWith('%') ? (Number.parseFloat(width) * whole) / 100 : undefined;
  const left = available - sum(columns, ({ width }) => fixed(width) ?? 0);
  const stars = columns.filter(({ width }) => width === '*');
  const autos = columns.filter(({ width }) => width === 'auto');
  const starMin = Math.max(0, ...stars.map(({ min }) => min));
  const starMax = Math.max(0, ...stars.map(({ max }) => max));
  const needed = sum(autos, ({ min }) => min) + starMin * stars.length;
  const wished = sum(autos, ({ max }) => max) + starMax * stars.length;
  const part = needed >= left ? 0 : wished <= left ? 1 : (left - needed) / (wished - needed);
  const auto = ({ min, max }: ColumnBounds) => min + (max - min) * part;
  const rest = left - sum(autos, auto);
  const star = needed >= left ? starMin : rest / Math.max(1, stars.length);
  return columns.map((column) => fixed(column.width) ?? (column.width === 'auto' ? auto(column) : star));
}
