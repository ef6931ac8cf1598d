// A line is ordered as it was reviewed, or refused: no price, price or quantity changed, not in stock.

import type { LineAmounts } from '../../cart/lines/line-amounts.rule.ts';
import { toMinor } from '../../lib/money.ts';

export type ReviewedLine = { quantity: string; amountPerUnit: string; shownAvailability: string };

export type LineRefusal = 'no_price' | 'price_changed' | 'not_stock' | 'stock_gone' | 'nothing_left';

/** A valid quote makes a line 'Stock', even without stock on the shelf. */
export function lineRefusal(
  reviewed: ReviewedLine,
  line: { quantity: number; free: number },
  now: Pick<LineAmounts, 'unitMinor' | 'word'>,
): LineRefusal | undefined {
  if (now.unitMinor <= 0) return 'no_price';
  const priceSeen = /^\d{1,12}(\.\d{1,4})?$/.test(reviewed.amountPerUnit)
    ? toMinor(Number(reviewed.amountPerUnit))
    : undefined;
  if (priceSeen !== now.unitMinor || reviewed.quantity.trim() !== String(line.quantity)) return 'price_changed';
  if (now.word === 'Stock') return undefined;
  if (reviewed.shownAvailability !== 'Stock') return 'not_stock';
  return line.free > 0 ? 'stock_gone' : 'nothing_left';
}
