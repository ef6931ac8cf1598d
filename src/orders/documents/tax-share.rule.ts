// A line that is invoiced in several documents: each takes its share of the line's tax, the last one the remainder.

import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { prorate } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { splitTax, type TaxParts, taxOf } from './tax-parts.rule.ts';

type TaxedPieces = TaxParts & { quantity: number };

export type TaxedLinePieces = TaxedPieces & { orderLineId: number };

/** Each part is rounded half up by itself, but never exceeds what is left. */
export function taxShare(line: TaxedPieces, taken: readonly TaxedPieces[], quantity: number): TaxParts {
  const isLast = sum(taken, (one) => one.quantity) + quantity >= line.quantity;
  const share = (part: keyof TaxParts) => {
    const left = Math.max(0, line[part] - sum(taken, (one) => one[part]));
    return isLast ? left : Math.min(left, prorate(line[part], quantity, line.quantity));
  };
  return { centralMinor: share('centralMinor'), stateMinor: share('stateMinor'), wholeMinor: share('wholeMinor') };
}

type OrderedPieces = { ordered: number; cancelled: number; taxMinor: number };

/** The pieces of an order line that are not cancelled, with their share of its tax. */
export function keptPieces({ ordered, cancelled, taxMinor }: OrderedPieces, form: TaxTreatment): TaxedPieces {
  const quantity = ordered - cancelled;
  const whole = { quantity: ordered, ...splitTax(taxMinor, form) };
  return { quantity, ...(cancelled === 0 ? whole : taxShare(whole, [], quantity)) };
}

/** What the pieces that are not cancelled cost, with tax. */
export function keptMinor(line: OrderedPieces & { unitMinor: number }, form: TaxTreatment): number {
  const kept = keptPieces(line, form);
  return line.unitMinor * kept.quantity + taxOf(kept);
}
