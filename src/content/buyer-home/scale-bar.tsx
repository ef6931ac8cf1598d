import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Amount } from '../../ui/items/amount.tsx';
import styles from './scale-bar.module.css';

export type ScalePart = { label: string; amount: number; look: 'used' | 'planned' | 'free' | 'late' };

/** Amounts drawn to one scale, with the key below. */
export function ScaleBar({ parts }: { parts: readonly ScalePart[] }) {
  const drawn = parts.filter(({ amount }) => amount > 0);
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {drawn.map(({ label, amount, look }) => (
          <span key={label} className={styles[look]} style={{ '--share': amount } as CSSProperties} />
        ))}
      </div>
      <ul className={styles.key}>
        {drawn.map(({ label, amount, look }) => (
          <li key={label}>
            <span className={classNames(styles.swatch, styles[look])} aria-hidden="true" />
            {label} <Amount value={amount} fallback={null} />
          </li>
        ))}
      </ul>
    </div>
  );
}
