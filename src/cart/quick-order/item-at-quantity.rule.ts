// Lines of one item become one line of the cart: each costs what a piece of all of them together costs.

import { priceAt } from '../../catalogue/items/item-quantity.rule.ts';
import { applyRate, discountBetween, roundToMinor, toMajor, toPercent } from '../../lib/money.ts';
import type { QuickItem } from './quick-order.contract.ts';

/** The item of a line of `quantity`, priced for `together` pieces. The store counts again what goes into the cart. */
export function itemAtQuantity(item: QuickItem, quantity: number, together: number): QuickItem {
  const price = priceAt(item, together);
  if (item.total_value1 === 0 || price === item.your_price) return item;
  const unitMinor = roundToMinor(price);
  const taxMinor = applyRate(unitMinor * quantity, Math.round(item.gst_percenatge * 100));
  return {
    ...item,
    your_price: price,
    calculate_discount_percentage: toPercent(discountBetween(roundToMinor(item.list_price), unitMinor)),
    total_value1: toMajor(unitMinor * quantity),
    gst_value: item.gst_value > 0 ? toMajor(taxMinor) : 0,
  };
}
