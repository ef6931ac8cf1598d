import { useSyncExternalStore } from 'react';
import { type LocalStorageKey, readLocal } from './local-storage.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** '' if there is none, undefined during server rendering. Follows other tabs. */
export function useLocalStorage(name: LocalStorageKey): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readLocal(name),
    () => undefined,
  );
}
