import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { withRecentSearch } from './recent-searches.rule.ts';

export function useSearchedKeyword(
  field: RefObject<HTMLInputElement | null>,
  open: boolean,
  close: () => void,
): string {
  const { pathname, search, key } = useLocation();
  const searched = pathname === '/listing' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const here = useRef(key);
  useEffect(() => {
    if (searched) writeLocal('recentSearches', withRecentSearch(readLocal('recentSearches'), searched));
  }, [searched]);
  useEffect(() => {
    if (here.current === key) return;
    here.current = key;
    if (!field.current || (open && document.activeElement === field.current)) return;
    field.current.value = searched;
    close();
  });
  return searched;
}
