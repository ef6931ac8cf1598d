import { countText } from '../../catalogue/items/item-format.rule.js';
import { t } from '../../lib/i18n.js';

/** A minimum and an order multiple read '10 or more, in steps of 5'; undefined if any whole number can be ordered. */
export function stepsText(item                                                  )                     {
  const parts = [
    item.min_quantity > 1 && t`${countText(item.min_quantity)} or more`,
    item.order_multiple > 1 && t`in steps of ${countText(item.order_multiple)}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
