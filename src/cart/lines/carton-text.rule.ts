// A quantity that is not a whole number of cartons says how it divides.

import { countText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t } from '../../lib/i18n.ts';

/** '30 = 2 cartons of 12 + 6'; undefined below one carton, for whole cartons, and without a carton size. */
export function cartonText(quantity: number, perCarton: number): string | undefined {
  if (perCarton <= 1 || quantity < perCarton) return undefined;
  const rest = quantity % perCarton;
  const cartons = plural(Math.floor(quantity / perCarton), 'carton');
  return rest === 0
    ? undefined
    : t`${countText(quantity)} = ${cartons} of ${countText(perCarton)} + ${countText(rest)}`;
}
