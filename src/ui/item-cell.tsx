import type { ReactNode } from 'react';
import { BearingDrawing, type BearingDrawingProps } from './bearing-drawing.tsx';
import { Designation } from './designation.tsx';
import styles from './item-cell.module.css';

export type ItemCellProps = {
  drawing: Omit<BearingDrawingProps, 'size' | 'framed' | 'decorative'>;
  designation: string;
  /** The page of the item. */
  to?: string | undefined;
  /** A line of what it is: 'Deep groove ball · 25 × 52 × 15 mm'. */
  sub?: ReactNode;
};

/** An item in a table: its drawing in a frame, its designation, a line below. */
export function ItemCell({ drawing, designation, to, sub }: ItemCellProps) {
  return (
    <div className={styles.item}>
      <BearingDrawing {...drawing} framed decorative />
      <div className={styles.words}>
        <Designation to={to}>{designation}</Designation>
        {sub && <span className={styles.sub}>{sub}</span>}
      </div>
    </div>
  );
}
