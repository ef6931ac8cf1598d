// The totals of an order are the sums of its lines; nothing is calculated again from prices or rates.

import type { LineAmounts } from '../../cart/lines/line-amounts.rule.ts';
import { sum } from '../../lib/sum.ts';
import { roundToGram } from '../../lib/weight.ts';

export type OrderTotals = { subtotalMinor: number; taxMinor: number; totalMinor: number; weightKg: number };

export function orderTotals(
  lines: readonly { amounts: Pick<LineAmounts, 'totalMinor' | 'taxMinor' | 'weightKg'> }[],
): OrderTotals {
  const subtotalMinor = sum(lines, (line) => line.amounts.totalMinor);
  const taxMinor = sum(lines, (line) => line.amounts.taxMinor);
  const weightKg = roundToGram(sum(lines, (line) => roundToGram(line.amounts.weightKg)));
  return { subtotalMinor, taxMinor, totalMinor: subtotalMinor + taxMinor, weightKg };
}
