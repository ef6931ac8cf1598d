import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Cell, Cells } from '../../ui/page/block.tsx';
import { drawingPropsOf } from '../items/drawing-props.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { titleBlockFacts } from '../items/item-facts.rule.ts';
import styles from './item-sheet.module.css';

export function ItemSheet({ item }: { item: ItemRow }) {
  const drawing = { ...drawingPropsOf(item), title: `${item.itemname}, ${item.descript || item.catname}` };
  return (
    <div className={styles.sheet}>
      <figure className={styles.wide}>
        <BearingDrawing {...drawing} size="large" width={640} height={420} />
      </figure>
      <figure className={styles.narrow}>
        <BearingDrawing {...drawing} size="large" width={296} height={320} showFrontView={false} />
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
