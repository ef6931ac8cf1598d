import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** How far down each page of the history was left, in px. Of a page that another document showed nothing is known. */
const scrollRecord = new Map<string, number>();

export const isLeftAtTop = (key: string): boolean => (scrollRecord.get(key) ?? 100) < 100;

/** Stands once in every page. */
export function RecordScroll() {
  const { key } = useLocation();
  // The listener ends before the next page scrolls to its own place.
  useLayoutEffect(() => {
    const record = () => scrollRecord.set(key, scrollY);
    // Not read from the browser, which would have to lay out the page for it.
    scrollRecord.set(key, 0);
    addEventListener('scroll', record);
    return () => removeEventListener('scroll', record);
  }, [key]);
  return null;
}
