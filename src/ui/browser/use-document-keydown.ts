import { useEffectEvent, useLayoutEffect } from 'react';

type Options = {
  /** Comes before the keys of what is inside the document. */
  capture?: boolean;
};

/** Listens to keys wherever the focus is. */
export function useDocumentKeydown(handle: (event: KeyboardEvent) => void, { capture = false }: Options = {}): void {
  const handleKey = useEffectEvent(handle);
  // A layout effect runs before the page is painted, so that no key of a fast typist is lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handleKey, capture);
    return () => document.removeEventListener('keydown', handleKey, capture);
  }, [capture]);
}
