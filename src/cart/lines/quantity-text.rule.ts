import { countText } from '../../catalogue/items/item-format.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { invalidQuantityMessage } from '../cart-messages.data.ts';
import type { QuantityRules } from './quantity.rule.ts';

/** A minimum and an order multiple read '10 or more, in steps of 5'; undefined if any whole number can be ordered. */
export function stepsText(item: { min_quantity: number; order_multiple: number }): string | undefined {
  const parts = [
    item.min_quantity > 1 && t`${countText(item.min_quantity)} or more`,
    item.order_multiple > 1 && t`in steps of ${countText(item.order_multiple)}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** Names the steps of an item: 'Please enter a valid quantity (10 or more, in steps of 10)'. */
export function invalidQuantityText({ minQty, orderMultiple }: QuantityRules): string {
  const steps = stepsText({ min_quantity: minQty, order_multiple: orderMultiple });
  return [translate(invalidQuantityMessage), steps && `(${steps})`].filter(Boolean).join(' ');
}
