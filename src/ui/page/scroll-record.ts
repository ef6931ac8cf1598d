import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** How far down each page of the history was left, in px. Of a page that another document showed nothing is known. */
const scrollRecord = new Map<string, number>();

export const wasLeftAtTop = (key: string): boolean => (scrollRecord.get(key) ?? 100) < 100;

/** Every page of the shop has one. */
export function RecordScroll() {
  const { key } = useLocation();
  // The listener is removed before the next page scrolls to its own place.
  useLayoutEffect(() => {
    const record = () => scrollRecord.set(key, scrollY);
    // Reading it from the browser would force a layout.
    scrollRecord.set(key, 0);
    addEventListener('scroll', record);
    return () => removeEventListener('scroll', record);
  }, [key]);
  return null;
}
