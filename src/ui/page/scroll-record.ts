import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** How far down each page of the history was left, in px. Of a page that another document showed nothing is known. */
const scrollRecord = new Map<string, number>();

export const wasLeftAtTop = (key: string): boolean => (scrollRecord.get(key) ?? 100) < 100;

/** Every page of the shop has one. */
export function RecordScroll() {
  const { key } = useLocation();
  // Noted when the page is left: parts of a page from the server that hydrate late must not take it for one come back to.
  useLayoutEffect(() => {
    let top = 0;
    // Reading it from the browser at the end would force a layout, and give the next page's place.
    const note = () => {
      top = scrollY;
    };
    addEventListener('scroll', note);
    return () => {
      removeEventListener('scroll', note);
      scrollRecord.set(key, top);
    };
  }, [key]);
  return null;
}
