import { Fragment, type ReactNode } from 'react';
import { BearingDrawing, type BearingDrawingProps } from './bearing-drawing.tsx';
import { classNames } from './class-names.ts';
import { Designation } from './designation.tsx';
import styles from './item-cell.module.css';
import { ownDirection } from './own-direction.tsx';

export type ItemCellProps = {
  drawing: Omit<BearingDrawingProps, 'size' | 'framed' | 'decorative'>;
  designation: string;
  /** It is no designation but somebody's words, which may break. */
  words?: boolean | undefined;
  /** The page of the item. */
  to?: string | undefined;
  /** What it is, in pieces that are never broken: ['Deep groove ball', '25 × 52 × 15 mm']; one below the other on a phone. */
  sub?: readonly string[] | undefined;
  /** A remark on this line of the table, below it all. */
  note?: ReactNode;
};

/** An item in a table: its drawing in a frame, its designation, a line below. */
export function ItemCell({ drawing, designation, words, to, sub, note }: ItemCellProps) {
  return (
    <div className={styles.item}>
      <BearingDrawing {...drawing} framed decorative />
      <div className={styles.words}>
        {words ? (
          <b className={styles.said}>{ownDirection(designation)}</b>
        ) : (
          <Designation to={to}>{designation}</Designation>
        )}
        {sub && (
          <span className={classNames(styles.sub, styles.pieces)}>
            {sub.filter(Boolean).map((piece) => (
              <Fragment key={piece}>
                <span className={styles.piece}>{ownDirection(piece)}</span>{' '}
              </Fragment>
            ))}
          </span>
        )}
        {note && <span className={styles.sub}>{note}</span>}
      </div>
    </div>
  );
}
