// What became of the lines of an order while they were reviewed, each change with old and new.

import type { CartLine } from '../../cart/cart.contract.ts';
import { countText, textOrNA } from '../../catalogue/items/item-format.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';

export type SeenLine = Pick<
  CartLine,
  | 'item_detail_id'
  | 'itemname'
  | 'brandname'
  | 'quantity'
  | 'amount_per_unit'
  | 'Availability'
  | 'exp_dod'
  | 'valid_until'
>;

export type LineChange = { lineId: number; itemName: string; brand: string; what: string; old: string; new: string };

/** Lines that left the cart are shown as changes, too; the order holds no lines that were not reviewed. */
export function reviewChanges(seen: readonly SeenLine[], now: readonly SeenLine[], currency: Currency): LineChange[] {
  return seen.flatMap((old) => {
    const line = now.find((one) => one.item_detail_id === old.item_detail_id);
    const item = { lineId: old.item_detail_id, itemName: old.itemname, brand: old.brandname };
    if (!line) return [{ ...item, what: t`Qty`, old: countText(old.quantity), new: t`no longer in your cart` }];
    return differences(old, line, currency).map((change) => ({ ...item, ...change }));
  });
}

function differences(old: SeenLine, line: SeenLine, currency: Currency) {
  const price = ({ amount_per_unit }: SeenLine) => formatMajor(amount_per_unit, currency);
  const compared: readonly [string, (line: SeenLine) => string][] = [
    [t`Qty`, ({ quantity }) => countText(quantity)],
    [t`Your Price`, price],
    [t`Availability`, ({ Availability }) => textOrNA(translate(Availability))],
    [t`Expected delivery`, ({ exp_dod }) => (exp_dod ? formatNearDay(exp_dod) : t`Date not set`)],
  ];
  const changed = compared.flatMap(([what, of]) =>
    of(old) === of(line) ? [] : [{ what, old: of(old), new: of(line) }],
  );
  const { valid_until: until } = old;
  if (until === '' || line.valid_until !== '') return changed;
  return [{ what: t`Quote`, old: t`valid until ${formatNearDay(until)}`, new: t`has ended` }, ...changed];
}
