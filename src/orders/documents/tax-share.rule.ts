// A line that is invoiced in several documents: each takes its share of the line's tax, the last one what is left.

import { prorate } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import type { TaxParts } from './tax-parts.rule.ts';

/** Pieces of a line and the tax on them. */
type TaxedPieces = TaxParts & { quantity: number };

/** What one document has taken of an order line. */
export type TaxedLinePieces = TaxedPieces & { orderLineId: number };

/**
 * The tax of the next `quantity` pieces of a line: its share, each part rounded half up by itself and never more than is
 * left. The last pieces take all that is left, so that the documents of a line add up to the line.
 */
export function taxShare(line: TaxedPieces, taken: readonly TaxedPieces[], quantity: number): TaxParts {
  const isLast = sum(taken, (one) => one.quantity) + quantity >= line.quantity;
  const share = (part: keyof TaxParts) => {
    const left = Math.max(0, line[part] - sum(taken, (one) => one[part]));
    return isLast ? left : Math.min(left, prorate(line[part], quantity, line.quantity));
  };
  return { centralMinor: share('centralMinor'), stateMinor: share('stateMinor'), wholeMinor: share('wholeMinor') };
}
