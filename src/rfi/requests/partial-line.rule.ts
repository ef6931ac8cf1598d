// Part of a cart line has the unit price of the line; the server prices it again when the RFI is sent.

import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import type { CartLine } from '../../cart/cart.contract.ts';
import { minorOf, withTaxTreatment } from '../../cart/lines/cart-totals.rule.ts';
import { toMajor } from '../../lib/money.ts';
import { roundToGram } from '../../lib/weight.ts';

export function parsePartialQuantity(line: Pick<CartLine, 'quantity'>, text: string | null): number | undefined {
  const pieces = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 0;
  return pieces > 0 && pieces < line.quantity ? pieces : undefined;
}

export function partialLine(line: CartLine, quantity: number, taxTreatment: TaxTreatment): CartLine {
  const total_value1 = toMajor(minorOf(line.your_price) * quantity);
  const weight = roundToGram((line.weight / line.quantity) * quantity);
  return withTaxTreatment({ ...line, quantity, total_value1, weight }, taxTreatment);
}
