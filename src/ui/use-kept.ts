import { useSyncExternalStore } from 'react';
import { type Kept, kept } from './kept.ts';

function follow(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** What the browser keeps under `name`, '' for nothing; undefined while the server renders. Follows other tabs. */
export function useKept(name: Kept): string | undefined {
  return useSyncExternalStore(
    follow,
    () => kept(name),
    () => undefined,
  );
}
