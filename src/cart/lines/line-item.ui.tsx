import type { ReactNode } from 'react';
import { drawingPropsOf } from '../../catalogue/items/drawing-props.ts';
import { sentenceCase, sizesText } from '../../catalogue/items/item-format.rule.ts';
import { translate } from '../../lib/i18n.ts';
import { ItemCell } from '../../ui/items/item-cell.tsx';
import styles from './line-item.module.css';

type Drawn = Parameters<typeof drawingPropsOf>[0];

export type LineItemProps = {
  item: Drawn;
  /** The page of the item. */
  to?: string | undefined;
  /** Said below it where the table has no room for its column. */
  brand?: string | undefined;
  /** That column goes at 1240 px already, not at 1023. */
  early?: boolean;
  note?: ReactNode;
  /** It names no item: the buyer's own words. */
  isFreeText?: boolean;
};

/** The item of a line: drawing, designation, type and size. */
export function LineItem({ item, to, brand, early, note, isFreeText }: LineItemProps) {
  const about = (
    <>
      {brand && <span className={early ? styles.early : styles.brand}>{brand}</span>}
      {note}
    </>
  );
  return (
    <ItemCell
      drawing={drawingPropsOf(item)}
      designation={item.itemname}
      isFreeText={isFreeText}
      to={to}
      subtitle={kindOf(item)}
      note={brand ? about : note}
    />
  );
}

/** 'Deep groove ball' and '25 × 52 × 15 mm' */
function kindOf(item: Drawn): string[] {
  const kind = sentenceCase(translate(item.itemtype || item.cattype));
  const sizes = [item.Dimension_ID, item.Dimension_OD, item.Dimension_OW];
  return sizes.every((mm) => mm > 0) ? [kind, sizesText(item)] : [kind];
}
