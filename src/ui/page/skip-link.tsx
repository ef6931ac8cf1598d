import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** Seen when the Tab key reaches it: leads past what would take many presses to the part with the id `to`. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className={styles.skip} href={`#${to}`}>
    {children}
  </a>
);
