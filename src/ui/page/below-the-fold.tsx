import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import styles from './below-the-fold.module.css';

/** On a phone, the first paint of a page that a link opens leaves the children out and reserves a screen's height for them. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useBelowTheFold() ? children : <div className={styles.space} />;
}

/**
 * Whether to render what lies below the first screen. At once where a page needs its whole height: from the server, with
 * Back, and with a link to a place in it.
 */
export function useBelowTheFold(): boolean {
  const { hash } = useLocation();
  const isFirstScreenFirst = useNavigationType() !== 'POP' && hash === '' && window.innerWidth < 768;
  return useDeferredValue(true, !isFirstScreenFirst);
}
