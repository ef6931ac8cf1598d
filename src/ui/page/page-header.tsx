import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export type PageHeaderProps = {
  title: ReactNode;
  /** Beside the title: '13 of 31 items'. */
  meta?: ReactNode;
  /** Buttons and filters at the right end. */
  end?: ReactNode;
};

/** The one h1 of a page. */
export function PageHeader({ title, meta, end }: PageHeaderProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {meta && <span className={styles.meta}>{meta}</span>}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
