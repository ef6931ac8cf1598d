import { drawingPropsOf } from '../../catalogue/items/drawing-props.ts';
import { sentenceCase, sizesText } from '../../catalogue/items/item-format.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import styles from './quick-choices.module.css';
import type { QuickItem } from './quick-order.contract.ts';
import type { QuickRow } from './quick-rows.rule.ts';

export type QuickChoicesProps = { row: QuickRow; onChoose: (itemid: number) => void };

export function QuickChoices({ row, onChoose }: QuickChoicesProps) {
  return (
    <div className={styles.choices} role="radiogroup" aria-label={t`Line ${row.line}: ${row.text}`}>
      {row.items.map((item) => (
        <label key={item.itemid} className={styles.choice}>
          <input
            type="radio"
            name={`line ${row.key}`}
            checked={item.itemid === row.chosen}
            onChange={() => onChoose(item.itemid)}
          />
          <BearingDrawing {...drawingPropsOf({ ...item, cattype: '' })} decorative />
          <Designation>{item.itemname}</Designation>
          <span>{item.brandname}</span>
          <span className={styles.about}>{detailsOf(item)}</span>
          <AvailabilityLabel status={item.Availability} />
          <span className={styles.price}>
            <Amount value={item.your_price || item.list_price} showCurrency />
          </span>
        </label>
      ))}
    </div>
  );
}

function detailsOf(item: QuickItem): string {
  const sizes = [item.Dimension_ID, item.Dimension_OD, item.Dimension_OW];
  const size = sizes.every((mm) => mm > 0) ? sizesText(item) : '';
  return [sentenceCase(translate(item.itemtype)), size, item.differs].filter(Boolean).join(' · ');
}
