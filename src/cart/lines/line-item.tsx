import type { ReactNode } from 'react';
import { drawingPropsOf } from '../../catalogue/items/drawing-props.ts';
import { sizesText, typeText } from '../../catalogue/items/item-format.rule.ts';
import { translate } from '../../lib/i18n.ts';
import { ItemCell } from '../../ui/items/item-cell.tsx';
import styles from './line-item.module.css';

type DrawnItem = Parameters<typeof drawingPropsOf>[0] & { catname?: string | undefined };

export type LineItemProps = {
  item: DrawnItem;
  to?: string | undefined;
  brand?: string | undefined;
  /** The brand column is hidden below 1240 px, not 1023. */
  early?: boolean;
  /** The drawing is smaller, so that a row takes 48 px. */
  dense?: boolean;
  note?: ReactNode;
  /** Free text of the buyer instead of an item. */
  isFreeText?: boolean;
};

export function LineItem({ item, to, brand, early, dense, note, isFreeText }: LineItemProps) {
  const noteWithBrand = (
    <>
      {brand && <span className={early ? styles.early : styles.brand}>{brand}</span>}
      {note}
    </>
  );
  return (
    <ItemCell
      drawing={{ ...drawingPropsOf(item), ...(dense && { size: 32 }) }}
      designation={item.itemname}
      isFreeText={isFreeText}
      to={to}
      subtitle={subtitleOf(item)}
      note={brand ? noteWithBrand : note}
    />
  );
}

function subtitleOf(item: DrawnItem): string[] {
  const kind = item.itemtype ? typeText(item.itemtype) : translate(item.catname || item.cattype);
  const sizes = [item.Dimension_ID, item.Dimension_OD, item.Dimension_OW];
  return sizes.every((mm) => mm > 0) ? [kind, sizesText(item)] : [kind];
}
