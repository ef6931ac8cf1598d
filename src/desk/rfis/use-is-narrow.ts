import { useSyncExternalStore } from 'react';

/** Below this width the facts of a line stand under it, not beside the lines. */
const query = '(max-width: 1240px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
