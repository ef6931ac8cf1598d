                                                                                           
import { applyHalfRate, applyRate } from '../../lib/money.js';

/** Tax of a line in minor units: total times rate, half up; a split tax is two halves, each rounded by itself. */
export function lineTax(totalMinor        , taxBp        , form              )         {
  if (form === 'none') return 0;
  if (form === 'state' || form === 'union_territory') return 2 * applyHalfRate(totalMinor, taxBp);
  return applyRate(totalMinor, taxBp);
}
