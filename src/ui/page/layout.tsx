import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>;
}

export type SplitProps = {
  children: ReactNode;
  aside: ReactNode;
  /** The width in px: 304 in the cart, 336 elsewhere. */
  asideWidth?: number;
  /** Stays in view beside a longer page: from its top on, or its end where it is higher than the window. */
  stickyAside?: boolean;
};

export function Split({ children, aside, asideWidth = 336, stickyAside }: SplitProps) {
  return (
    <div className={styles.split} style={{ '--aside': `${asideWidth}px` } as CSSProperties}>
      <div className={styles.main}>{children}</div>
      <aside className={classNames(styles.aside, stickyAside && styles.sticky)}>
        <div>
          <div>{aside}</div>
        </div>
      </aside>
    </div>
  );
}

export function SectionHeader({ title, meta, end }: { title: ReactNode; meta?: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.sectionHead}>
      <h2>{title}</h2>
      {meta && <span className={styles.meta}>{meta}</span>}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
