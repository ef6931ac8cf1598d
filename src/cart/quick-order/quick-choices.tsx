import { availabilityDateText, sizesText, typeText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { Designation } from '../../ui/items/designation.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './quick-choices.module.css';
import type { QuickItem } from './quick-order.contract.ts';
import type { QuickRow } from './quick-rows.rule.ts';

export type QuickChoicesProps = { row: QuickRow; onChoose: (itemid: number) => void };

export function QuickChoices({ row, onChoose }: QuickChoicesProps) {
  const site = useSite();
  const choice = (item: QuickItem) => (
    <label key={item.itemid} className={styles.choice}>
      <input
        type="radio"
        name={`line ${row.key}`}
        checked={item.itemid === row.chosen}
        // The one proposed is decided on by pressing it, too.
        onClick={() => onChoose(item.itemid)}
        onChange={() => onChoose(item.itemid)}
      />
      <Designation>{item.itemname}</Designation>
      <span>{detailsOf(item, site)}</span>
    </label>
  );
  const exact = row.items.filter(({ differs }) => differs === '');
  const others = row.items.filter(({ differs }) => differs !== '');
  const isFolded = exact.length > 0 && others.length > 1;
  return (
    <div className={styles.choices} role="radiogroup" aria-label={t`Line ${row.line}: ${row.text}`}>
      {(isFolded ? exact : row.items).map(choice)}
      {isFolded && (
        <details className={styles.others} open={others.some(({ itemid }) => itemid === row.chosen)}>
          <summary>{t`${plural(others.length, 'other item')} it could mean`}</summary>
          <div className={styles.choices}>{others.map(choice)}</div>
        </details>
      )}
    </div>
  );
}

function detailsOf(item: QuickItem, { currency }: Site): string {
  const sizes = [item.Dimension_ID, item.Dimension_OD, item.Dimension_OW];
  const size = sizes.every((mm) => mm > 0) ? sizesText(item) : '';
  const kind = item.differs === '' ? '' : typeText(item.itemtype);
  const price = item.your_price || item.list_price;
  const amount = price > 0 ? formatMajor(price, currency) : '';
  const when = availabilityDateText(item.Availability, item.exp_dod) ?? translate(item.Availability);
  return [item.brandname, kind, size, item.differs, when, amount].filter(Boolean).join(' · ');
}
