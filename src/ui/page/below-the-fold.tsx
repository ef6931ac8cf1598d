import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import styles from './below-the-fold.module.css';
import { wasLeftAtTop } from './scroll-record.ts';

/** On a phone, the first paint of a page that opens at its top leaves the children out and reserves a screen's height for them. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useBelowTheFold() ? children : <div className={styles.space} />;
}

/**
 * Whether to render what lies below the first screen. At once where a page needs its whole height: from the server, with
 * Back to a place further down, and with a link to a place in it.
 */
export function useBelowTheFold(): boolean {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const opensAtTop = hash === '' && (!isBack || wasLeftAtTop(key));
  return useDeferredValue(true, !(opensAtTop && window.innerWidth < 768));
}
