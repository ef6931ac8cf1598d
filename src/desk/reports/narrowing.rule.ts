// What the documents of a figure are narrowed to.

import { type SalesColumns, type SalesDimension, type SalesFilter, salesFilters } from './report-choices.data.ts';
import { type Days, daysOfStep } from './report-period.rule.ts';

/** Of the row that sums all; no maker, item or person is written with a blank before it. */
export const allKey = ' all';

type Time = Exclude<SalesDimension, SalesFilter>;

export const isTime = (dimension: SalesColumns): dimension is Time =>
  dimension !== 'none' && !salesFilters.some((name) => name === dimension);

/** Days of a row or column become days of the list; the rest narrows it. */
export function narrowingOf(
  parts: readonly { dimension: SalesColumns; key: string }[],
  { from, to }: Days,
): Record<string, string> {
  let days: Days = { from, to };
  const narrowing: Record<string, string> = {};
  for (const { dimension, key } of parts) {
    if (key === allKey) continue;
    if (isTime(dimension)) days = daysOfStep(key, dimension, days);
    else narrowing[dimension] = key;
  }
  return { ...narrowing, period: 'days', ...days };
}
