import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './margin.module.css';

/** The bar shows 0 to 50 %, the floor as a tick. */
const wholeBp = 50_00;

export type MarginProps = { bp: number | undefined; floorBp: number; isProposal?: boolean };

export function Margin({ bp, floorBp, isProposal }: MarginProps) {
  if (bp === undefined) return <span className={styles.unknown}>cost not known</span>;
  const text = `${(bp / 100).toFixed(1)}%`;
  if (isProposal) return <span className={styles.proposal}>{text}</span>;
  const share = (part: number) => `${Math.min(100, Math.max(0, (part * 100) / wholeBp))}%`;
  return (
    <span
      className={classNames(styles.margin, bp < floorBp && styles.low)}
      style={{ '--share': share(bp), '--floor': share(floorBp) } as CSSProperties}
    >
      <span className={styles.percent}>{text}</span>
      <i className={styles.bar} aria-hidden="true" />
    </span>
  );
}
