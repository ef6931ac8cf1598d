import { drawingPropsOf } from '../../catalogue/items/drawing-props.ts';
import { sizesText } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './quick-item.module.css';
import type { QuickItem } from './quick-order.contract.ts';

/** One line high, so that many lines fit on a screen. */
export function CompactItem({ item }: { item: QuickItem }) {
  const sizes = [item.Dimension_ID, item.Dimension_OD, item.Dimension_OW].every((mm) => mm > 0);
  return (
    <span className={styles.item}>
      <BearingDrawing {...drawingPropsOf({ ...item, cattype: '' })} size={28} decorative />
      <Designation to={itemHref(useSite(), item)}>{item.itemname}</Designation>
      {sizes && <span className={styles.sizes}>{sizesText(item)}</span>}
    </span>
  );
}
