// A line that is invoiced in several documents: each takes its share of the line's tax, the last one the remainder.

                                                                                           
import { prorate } from '../../lib/money.js';
import { sum } from '../../lib/sum.js';
import { splitTax,               } from './tax-parts.rule.js';

                                                   

                                                                    

/** Each part is rounded half up by itself, but never exceeds what is left. */
export function taxShare(line             , taken                        , quantity        )           {
  const isLast = sum(taken, (one) => one.quantity) + quantity >= line.quantity;
  const share = (part                ) => {
    const left = Math.max(0, line[part] - sum(taken, (one) => one[part]));
    return isLast ? left : Math.min(left, prorate(line[part], quantity, line.quantity));
  };
  return { centralMinor: share('centralMinor'), stateMinor: share('stateMinor'), wholeMinor: share('wholeMinor') };
}

/** The pieces of an order line that are not cancelled, with their share of its tax. */
export function keptPieces(
  { ordered, cancelled, taxMinor }                                                          ,
  form              ,
)              {
  const quantity = ordered - cancelled;
  const whole = { quantity: ordered, ...splitTax(taxMinor, form) };
  return { quantity, ...(cancelled === 0 ? whole : taxShare(whole, [], quantity)) };
}
