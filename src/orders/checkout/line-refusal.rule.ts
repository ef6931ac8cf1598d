// A line is ordered as it was reviewed, or refused: no price, quantity or price changed, quote ended, not in stock, expected later.

import type { LineAmounts } from '../../cart/lines/line-amounts.rule.ts';
import type { Day } from '../../lib/dates.ts';
import { toMinor } from '../../lib/money.ts';

export type ReviewedLine = {
  quantity: string;
  amountPerUnit: string;
  shownAvailability: string;
  shownDay?: Day | undefined;
};

export type LineRefusal =
  | 'no_price'
  | 'quantity_changed'
  | 'quote_ended'
  | 'price_changed'
  | 'not_stock'
  | 'stock_gone'
  | 'nothing_left'
  | 'delivery_later';

/** A valid quote makes a line 'Stock', even without stock on the shelf. */
export function lineRefusal(
  reviewed: ReviewedLine,
  line: { quantity: number; free: number; quotedMinor: number | null },
  now: Pick<LineAmounts, 'unitMinor' | 'word' | 'expectedOn'>,
): LineRefusal | undefined {
  if (reviewed.quantity.trim() !== String(line.quantity)) return 'quantity_changed';
  const reviewedPrice = /^\d{1,12}(\.\d{1,4})?$/.test(reviewed.amountPerUnit)
    ? toMinor(Number(reviewed.amountPerUnit))
    : undefined;
  // The line keeps the price of a quote that has ended, but no longer costs it.
  if (reviewedPrice !== now.unitMinor && reviewedPrice === line.quotedMinor) return 'quote_ended';
  if (now.unitMinor <= 0) return 'no_price';
  if (reviewedPrice !== now.unitMinor) return 'price_changed';
  if (now.word === 'Stock') return isLater(reviewed.shownDay, now.expectedOn) ? 'delivery_later' : undefined;
  if (reviewed.shownAvailability !== 'Stock') return 'not_stock';
  return line.free > 0 ? 'stock_gone' : 'nothing_left';
}

const isLater = (shown: Day | undefined, expected: Day | null) =>
  shown !== undefined && expected !== null && expected > shown;
