import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export type PageHeaderProps = {
  title: ReactNode;
  meta?: ReactNode;
  end?: ReactNode;
};

export function PageHeader({ title, meta, end }: PageHeaderProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {meta && <span className={styles.meta}>{meta}</span>}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
