import type { TaxForm } from '../account/place-of-supply.rule.ts';
import type { AvailabilityWord, StockFacts } from '../catalogue/availability.rule.ts';
import { availabilityOf } from '../catalogue/availability.rule.ts';
import { type PriceCandidate, priceFor } from '../catalogue/price.rule.ts';
import { lineTax } from '../catalogue/tax.rule.ts';
import type { Day } from '../lib/dates.ts';
import { discountBetween } from '../lib/money.ts';

/** A cart line as the database yields it: the item's facts, its stock and the buyer's price rows. */
export type LineFacts = Omit<StockFacts, 'priced'> & {
  quantity: number;
  listMinor: number;
  prices: readonly PriceCandidate[];
  taxBp: number;
  weightKg: number | null;
  /** A quoted line has the quote's price. */
  quotedMinor: number | null;
};

export type LineAmounts = {
  unitMinor: number;
  discountBp: number;
  totalMinor: number;
  taxMinor: number;
  weightKg: number;
  word: AvailabilityWord;
  expectedOn: Day | null;
};

/** Amounts and availability of one line, in cart, review and order alike, so that they agree to the paisa and fils. */
export function lineAmounts(line: LineFacts, at: { today: Day; nextWorkingDay: Day; taxForm: TaxForm }): LineAmounts {
  const price = priceFor(line.listMinor, line.prices, line.quantity, at.today);
  const unitMinor = line.quotedMinor ?? price.unitMinor;
  const totalMinor = unitMinor * line.quantity;
  const { word, expectedOn } = availabilityOf({ ...line, priced: unitMinor > 0 }, line.quantity, at.nextWorkingDay);
  return {
    unitMinor,
    discountBp: discountBetween(line.listMinor, unitMinor),
    totalMinor,
    taxMinor: lineTax(totalMinor, line.taxBp, at.taxForm),
    weightKg: (line.weightKg ?? 0) * line.quantity,
    word,
    expectedOn,
  };
}
