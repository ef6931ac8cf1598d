import type { ReactNode } from 'react';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './form-notes.module.css';

export function FormErrorMessage({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      <Icon name="bad" small />
      <span>{children}</span>
    </p>
  );
}

export function WithHint({ hint, children }: { hint: ReactNode; children: ReactNode }) {
  return (
    <>
      {children}
      <span className={styles.hint}>{hint}</span>
    </>
  );
}

export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
