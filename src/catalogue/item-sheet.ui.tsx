import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Cell, Cells } from '../ui/block.tsx';
import { titleBlockFacts } from './fact-sheet.rule.ts';
import type { ItemRow } from './item.contract.ts';
import { drawingOf } from './item-drawing-of.ts';
import styles from './item-sheet.module.css';

/** The drawing sheet of an item: section and end view with dimensions, the title block below. */
export function ItemSheet({ item }: { item: ItemRow }) {
  const drawing = { ...drawingOf(item), title: `${item.itemname}, ${item.descript || item.catname}` };
  return (
    <div className={styles.sheet}>
      <figure className={styles.wide}>
        <BearingDrawing {...drawing} size="large" width={640} height={420} />
      </figure>
      <figure className={styles.narrow}>
        <BearingDrawing {...drawing} size="large" width={296} height={320} front={false} />
      </figure>
      <div className={styles.facts}>
        <Cells columns={4}>
          {titleBlockFacts(item).map(([label, value]) => (
            <Cell key={label} label={label}>
              {value}
            </Cell>
          ))}
        </Cells>
      </div>
    </div>
  );
}
