import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './form-grid.module.css';

export type FormGridProps = Omit<ComponentProps<'form'>, 'className'> & {
  /** One column also on a wide page. */
  singleColumn?: boolean | undefined;
};

/** The fields of a form inside a title block or a dialog: two columns, one on a phone. */
export function FormGrid({ singleColumn, ...form }: FormGridProps) {
  return <form {...form} className={classNames(styles.grid, singleColumn && styles.one)} />;
}

/** A field, a note or a button across both columns of a FormGrid. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <div className={styles.across}>{children}</div>;
}

/** Three fields side by side across a FormGrid, the first one narrow; on a phone the third goes below. */
export function ThreeColumns({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.across, styles.triple)}>{children}</div>;
}
