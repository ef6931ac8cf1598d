import type { ReactNode } from 'react';
import { sentenceCase, sizesText } from '../catalogue/display.rule.ts';
import { drawingOf } from '../catalogue/item-drawing-of.ts';
import { said } from '../lib/say.ts';
import { ItemCell } from '../ui/item-cell.tsx';
import styles from './line-item.module.css';

type Drawn = Parameters<typeof drawingOf>[0];

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
  words?: boolean;
};

/** The item of a line: drawing, designation, type and size. */
export function LineItem({ item, to, brand, early, note, words }: LineItemProps) {
  const about = (
    <>
      {brand && <span className={early ? styles.early : styles.brand}>{brand}</span>}
      {note}
    </>
  );
  return (
    <ItemCell
      drawing={drawingOf(item)}
      designation={item.itemname}
      words={words}
      to={to}
      sub={kindOf(item)}
      note={brand ? about : note}
    />
  );
}

/** 'Deep groove ball' and '25 × 52 × 15 mm' */
function kindOf(item: Drawn): string[] {
  const kind = sentenceCase(said(item.itemtype || item.cattype));
  const sizes = [item.Dimension_ID, item.Dimension_OD, item.Dimension_OW];
  return sizes.every((mm) => mm > 0) ? [kind, sizesText(item)] : [kind];
}
