import { useEffectEvent, useLayoutEffect } from 'react';

type Options = {
  /** Before the keys of what is inside the document. */
  capture?: boolean;
};

/** Listens to keys wherever the focus is. */
export function useDocumentKeydown(handle: (event: KeyboardEvent) => void, { capture = false }: Options = {}): void {
  const handleKey = useEffectEvent(handle);
  // Before the page is painted, so that no key of a fast typist is lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handleKey, capture);
    return () => document.removeEventListener('keydown', handleKey, capture);
  }, [capture]);
}
