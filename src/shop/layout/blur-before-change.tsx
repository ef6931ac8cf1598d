import { useInsertionEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Takes the focus from a page that is left before React removes it, because removing a focused element makes the browser
 * lay out everything once more. Stands before the style sheets, which change first.
 */
export function BlurBeforeChange() {
  const { pathname } = useLocation();
  useInsertionEffect(() => () => document.querySelector<HTMLElement>('main:focus, main :focus')?.blur(), [pathname]);
  return null;
}
