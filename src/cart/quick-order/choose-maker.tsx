import { notAvailable } from '../../catalogue/items/item-format.rule.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { Select } from '../../ui/controls/select.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './choose-maker.module.css';
import type { QuickItem } from './quick-order.contract.ts';
import { choicesOf, type QuickRow } from './quick-rows.rule.ts';

export type ChooseMakerProps = { row: QuickRow; onChoose: (itemid: number) => void };

export function ChooseMaker({ row, onChoose }: ChooseMakerProps) {
  const site = useSite();
  const items = choicesOf(row);
  if (items.length < 2) return <span className={styles.only}>{items[0]?.brandname ?? translate(notAvailable)}</span>;
  return (
    <span className={styles.select}>
      <Select
        small
        aria-label={t`Maker of line ${row.line}`}
        value={row.chosen}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        {items.map((item) => (
          <option key={item.itemid} value={item.itemid}>
            {optionText(item, items, site)}
          </option>
        ))}
      </Select>
    </span>
  );
}

/** 'Koyo · ₹ 282.15 · Fri 4 Dec'; goods in stock need no day. */
function optionText(item: QuickItem, items: readonly QuickItem[], { currency }: Site): string {
  const hasTwo = items.filter(({ brandname }) => brandname === item.brandname).length > 1;
  const price = item.your_price || item.list_price;
  const parts = [
    hasTwo ? `${item.brandname} ${item.itemname}` : item.brandname,
    price > 0 && formatMajor(price, currency),
    item.Availability !== 'Stock' && item.exp_dod && formatNearDay(item.exp_dod),
    item.Availability === 'On Demand' && translate('On Demand'),
  ];
  return parts.filter(Boolean).join(' · ');
}
