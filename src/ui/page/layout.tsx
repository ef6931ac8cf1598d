import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

/** The page's width with its margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>;
}

export type SplitProps = {
  children: ReactNode;
  aside: ReactNode;
  /** Width of the aside in px: 304 in the cart, 336 elsewhere. */
  asideWidth?: number;
  /** The aside stays in sight beside a long table; for one that fits on a screen. */
  stickyAside?: boolean;
};

/** Lines on the left, what they add up to on the right; under each other below 1100 px. */
export function Split({ children, aside, asideWidth = 336, stickyAside }: SplitProps) {
  return (
    <div className={styles.split} style={{ '--aside': `${asideWidth}px` } as CSSProperties}>
      <div>{children}</div>
      <aside className={classNames(styles.aside, stickyAside && styles.stays)}>{aside}</aside>
    </div>
  );
}

/** The h2 of a page part, a remark beside it, a link at the right end. */
export function SectionHeader({ title, meta, end }: { title: ReactNode; meta?: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.sectionHead}>
      <h2>{title}</h2>
      {meta && <span className={styles.meta}>{meta}</span>}
      {end && <span className={styles.end}>{end}</span>}
    </div>
  );
}
