import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './form-grid.module.css';

export type FormGridProps = Omit<ComponentProps<'form'>, 'className'> & {
  singleColumn?: boolean | undefined;
};

export function FormGrid({ singleColumn, ...form }: FormGridProps) {
  return <form {...form} className={classNames(styles.grid, singleColumn && styles.one)} />;
}

export function FullWidth({ children }: { children: ReactNode }) {
  return <div className={styles.across}>{children}</div>;
}

export function ThreeColumns({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.across, styles.triple)}>{children}</div>;
}
