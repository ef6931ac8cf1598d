import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { unitOfLine } from '../../catalogue/pricing/line-value.rule.ts';
import { type PriceCandidate, priceFor } from '../../catalogue/pricing/price.rule.ts';
import { lineTax } from '../../catalogue/pricing/tax.rule.ts';
import type { AvailabilityStatus, SiteDays, StockFacts } from '../../catalogue/stock/availability.rule.ts';
import { availabilityOf } from '../../catalogue/stock/availability.rule.ts';
import type { Day } from '../../lib/dates.ts';
import { discountBetween } from '../../lib/money.ts';
import { activeQuote, expectedDayOf, type QuoteFields } from './active-quote.rule.ts';

/** Amounts and availability of a line are the same in cart, review and order. */
export type LineFacts = Omit<StockFacts, 'priced'> &
  QuoteFields & {
    quantity: number;
    listMinor: number;
    prices: readonly PriceCandidate[];
    taxBp: number;
    weightKg: number | null;
  };

export type PricingContext = SiteDays & { taxTreatment: TaxTreatment };

/** 'RFI Approved' is a quoted line that staff hold. */
export type CartAvailabilityStatus = AvailabilityStatus | 'RFI Approved';

export type LineAmounts = {
  unitMinor: number;
  discountBp: number;
  totalMinor: number;
  taxMinor: number;
  weightKg: number;
  word: CartAvailabilityStatus;
  expectedOn: Day | null;
  /** A quote decides price and date, whatever is in stock. */
  quoted: boolean;
  /** What a piece costs this customer without the quote, where that is less. */
  lowerUnitMinor: number | null;
};

export function lineAmounts(line: LineFacts, at: PricingContext): LineAmounts {
  const price = priceFor(line.listMinor, line.prices, line.quantity, at.today);
  const quote = activeQuote(line, at.today);
  const unitMinor = unitOfLine(quote?.unitMinor ?? price.unitMinor, line.quantity);
  const totalMinor = unitMinor * line.quantity;
  const quotedDay = quote?.expectedOn ? expectedDayOf(quote.expectedOn, at) : null;
  const { word, expectedOn } = quote
    ? { word: quote.held ? ('RFI Approved' as const) : ('Stock' as const), expectedOn: quotedDay }
    : availabilityOf({ ...line, priced: unitMinor > 0 }, line.quantity, at);
  return {
    unitMinor,
    discountBp: discountBetween(line.listMinor, unitMinor),
    totalMinor,
    taxMinor: lineTax(totalMinor, line.taxBp, at.taxTreatment),
    weightKg: (line.weightKg ?? 0) * line.quantity,
    word,
    expectedOn,
    quoted: quote !== undefined,
    lowerUnitMinor: price.unitMinor > 0 && price.unitMinor < unitMinor ? price.unitMinor : null,
  };
}
