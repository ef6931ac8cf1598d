import type { TaxForm } from '../account/place-of-supply.rule.ts';
import { halfShareOf, shareOf } from '../lib/money.ts';

/** Tax of one line in minor units: line total × rate, half up; where it splits, two halves each rounded by itself. */
export function lineTax(totalMinor: number, taxBp: number, form: TaxForm): number {
  if (form === 'none') return 0;
  if (form === 'state' || form === 'union_territory') return 2 * halfShareOf(totalMinor, taxBp);
  return shareOf(totalMinor, taxBp);
}
