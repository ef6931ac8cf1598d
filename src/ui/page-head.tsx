import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export type PageHeadProps = {
  title: ReactNode;
  /** Beside the title: '13 of 31 items'. */
  meta?: ReactNode;
  /** Buttons and filters at the right end. */
  end?: ReactNode;
};

/** The one h1 of a page. */
export function PageHead({ title, meta, end }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {meta && <span className={styles.meta}>{meta}</span>}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
