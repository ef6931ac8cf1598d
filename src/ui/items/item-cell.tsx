import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { BearingDrawing, type BearingDrawingProps } from '../graphics/bearing-drawing.tsx';
import { isolateLtr } from '../text/isolate-ltr.tsx';
import { Designation } from './designation.tsx';
import styles from './item-cell.module.css';

export type ItemCellProps = {
  drawing: Omit<BearingDrawingProps, 'framed' | 'decorative'>;
  designation: string;
  isFreeText?: boolean | undefined;
  to?: string | undefined;
  /** Unbroken pieces: ['Deep groove ball', '25 × 52 × 15 mm']; stacked on a phone. */
  subtitle?: readonly string[] | undefined;
  note?: ReactNode;
};

export function ItemCell({ drawing, designation, isFreeText, to, subtitle, note }: ItemCellProps) {
  return (
    <div className={styles.item}>
      <BearingDrawing {...drawing} framed decorative />
      <div className={styles.text}>
        {isFreeText ? (
          <b className={styles.freeText} translate="no">
            {isolateLtr(designation)}
          </b>
        ) : (
          <Designation to={to}>{designation}</Designation>
        )}
        {subtitle && (
          <span className={classNames(styles.sub, styles.pieces)}>
            {subtitle.filter(Boolean).map((piece) => (
              <Fragment key={piece}>
                <span className={styles.piece}>{isolateLtr(piece)}</span>{' '}
              </Fragment>
            ))}
          </span>
        )}
        {note && <span className={styles.sub}>{note}</span>}
      </div>
    </div>
  );
}
