import { countText } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';

/** A minimum and an order multiple read '10 or more, in steps of 5'; undefined if any whole number can be ordered. */
export function stepsText(item: { min_quantity: number; order_multiple: number }): string | undefined {
  const parts = [
    item.min_quantity > 1 && t`${countText(item.min_quantity)} or more`,
    item.order_multiple > 1 && t`in steps of ${countText(item.order_multiple)}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
