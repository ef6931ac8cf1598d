import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function useSearchedKeyword(
  field: RefObject<HTMLInputElement | null>,
  open: boolean,
  close: () => void,
): string {
  const { pathname, search, key } = useLocation();
  const searched = pathname === '/listing' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const here = useRef(key);
  useEffect(() => {
    if (here.current === key) return;
    here.current = key;
    if (!field.current || (open && document.activeElement === field.current)) return;
    field.current.value = searched;
    close();
  });
  return searched;
}
