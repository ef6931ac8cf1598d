import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './work-list.module.css';

/** Beyond this the dimension does not grow. */
const longestDays = 45;

type TimeLeftProps = { days: number; tone: 'plain' | 'warn' | 'bad' | 'good'; children: ReactNode; note?: ReactNode };

/** A bar as long as the days left, drawn like a dimension line, with the words beside it; all bars share one scale. */
export function TimeLeftLine({ days, tone, children, note }: TimeLeftProps) {
  const length = Math.min(Math.abs(days), longestDays);
  return (
    <span className={styles.time}>
      <span className={classNames(styles.left, styles[tone])} style={{ '--days': length } as CSSProperties}>
        <i aria-hidden="true" />
        <b>{children}</b>
      </span>
      {note && <span className={styles.until}>{note}</span>}
    </span>
  );
}
