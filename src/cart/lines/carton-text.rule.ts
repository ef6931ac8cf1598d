// A quantity that is no whole number of cartons says how many it breaks into.

import { countText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t } from '../../lib/i18n.ts';

/** '30 = 2 cartons of 12 + 6'; undefined under a carton, for whole cartons, and where cartons are not known. */
export function cartonText(quantity: number, perCarton: number): string | undefined {
  if (perCarton <= 1 || quantity < perCarton) return undefined;
  const rest = quantity % perCarton;
  const cartons = plural(Math.floor(quantity / perCarton), 'carton');
  return rest === 0
    ? undefined
    : t`${countText(quantity)} = ${cartons} of ${countText(perCarton)} + ${countText(rest)}`;
}
