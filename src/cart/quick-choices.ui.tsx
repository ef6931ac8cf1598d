import { sentenceCase, sizesText } from '../catalogue/display.rule.ts';
import { drawingOf } from '../catalogue/item-drawing-of.ts';
import { said, say } from '../lib/say.ts';
import { Amount } from '../ui/amount.tsx';
import { Availability } from '../ui/availability.tsx';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Designation } from '../ui/designation.tsx';
import styles from './quick-choices.module.css';
import type { QuickItem } from './quick-order.contract.ts';
import type { QuickRow } from './quick-rows.rule.ts';

export type QuickChoicesProps = { row: QuickRow; onChoose: (itemid: number) => void };

/** The items a line can mean, one to choose; what differs is named. */
export function QuickChoices({ row, onChoose }: QuickChoicesProps) {
  return (
    <div className={styles.choices} role="radiogroup" aria-label={say`Line ${row.line}: ${row.text}`}>
      {row.items.map((item) => (
        <label key={item.itemid} className={styles.choice}>
          <input
            type="radio"
            name={`line ${row.key}`}
            checked={item.itemid === row.chosen}
            onChange={() => onChoose(item.itemid)}
          />
          <BearingDrawing {...drawingOf({ ...item, cattype: '' })} decorative />
          <Designation>{item.itemname}</Designation>
          <span>{item.brandname}</span>
          <span className={styles.about}>{aboutOf(item)}</span>
          <Availability word={item.Availability} />
          <span className={styles.price}>
            <Amount value={item.your_price || item.list_price} sign />
          </span>
        </label>
      ))}
    </div>
  );
}

function aboutOf(item: QuickItem): string {
  const sizes = [item.Dimension_ID, item.Dimension_OD, item.Dimension_OW];
  const size = sizes.every((mm) => mm > 0) ? sizesText(item) : '';
  return [sentenceCase(said(item.itemtype)), size, item.differs].filter(Boolean).join(' · ');
}
