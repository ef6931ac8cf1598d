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
type OrderedLine = OrderedPieces & { id: number };

/** The pieces of an order line that are not cancelled, with their share of its tax. */
export function keptPieces({ ordered, cancelled, taxMinor }: OrderedPieces, form: TaxTreatment): TaxedPieces {
  const quantity = ordered - cancelled;
  const whole = { quantity: ordered, ...splitTax(taxMinor, form) };
  return { quantity, ...(cancelled === 0 ? whole : taxShare(whole, [], quantity)) };
}

/** The cost of the pieces that are not cancelled, with tax. */
export function keptMinor(line: OrderedPieces & { unitMinor: number }, form: TaxTreatment): number {
  const kept = keptPieces(line, form);
  return line.unitMinor * kept.quantity + taxOf(kept);
}

/** What the tax invoices of one order line bill, and what their credit notes take back. */
export type BilledPieces = {
  orderLineId: number;
  quantity: number;
  taxMinor: number;
  creditedQuantity: number;
  creditedTaxMinor: number;
};

/** The tax of the pieces that are not cancelled: as it is billed once all of them are, since documents round each part. */
export function keptTax(line: OrderedLine, form: TaxTreatment, billed: readonly BilledPieces[]): number {
  const kept = keptPieces(line, form);
  const ofLine = billed.find(({ orderLineId }) => orderLineId === line.id);
  if (!ofLine || line.cancelled === 0) return taxOf(kept);
  const excess = ofLine.quantity - kept.quantity;
  if (excess < 0) return Math.max(taxOf(kept), ofLine.taxMinor);
  return ofLine.taxMinor - creditedTax(ofLine, excess);
}

/** The same with the price of the pieces. */
export function billedOrKeptMinor(
  line: OrderedLine & { unitMinor: number },
  form: TaxTreatment,
  billed: readonly BilledPieces[],
): number {
  return line.unitMinor * (line.ordered - line.cancelled) + keptTax(line, form, billed);
}

/** The tax of billed pieces that are cancelled; those that no credit note has yet take their share. */
function creditedTax({ quantity, taxMinor, creditedQuantity, creditedTaxMinor }: BilledPieces, pieces: number): number {
  if (pieces === 0) return 0;
  if (pieces <= creditedQuantity) return prorate(creditedTaxMinor, pieces, creditedQuantity);
  const left = taxMinor - creditedTaxMinor;
  const more = pieces - creditedQuantity;
  return creditedTaxMinor + (pieces === quantity ? left : Math.min(left, prorate(taxMinor, more, quantity)));
}
