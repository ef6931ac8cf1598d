import type { ReactNode } from 'react';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './form-notes.module.css';

/** What is wrong with a form as a whole, above its button. */
export function FormErrorMessage({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      <Icon name="bad" small />
      <span>{children}</span>
    </p>
  );
}

/** A verdict on what is typed, with the hint on how to do better below it. */
export function WithHint({ hint, children }: { hint: ReactNode; children: ReactNode }) {
  return (
    <>
      {children}
      <span className={styles.hint}>{hint}</span>
    </>
  );
}

/** A line of explanation inside a form. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
