// The totals of an order are the sums of its lines; nothing is calculated again from prices or rates.

                                                                         
import { sum } from '../../lib/sum.js';

                                                                                                            

export function orderTotals(
  lines                                                                                   ,
)              {
  const subtotalMinor = sum(lines, (line) => line.amounts.totalMinor);
  const taxMinor = sum(lines, (line) => line.amounts.taxMinor);
  const weightKg = sum(lines, (line) => line.amounts.weightKg);
  return { subtotalMinor, taxMinor, totalMinor: subtotalMinor + taxMinor, weightKg };
}
