import { useSyncExternalStore } from 'react';
import { type LocalStorageKey, readLocal } from './local-storage.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** What the browser keeps under `name`, '' for nothing; undefined while the server renders. Follows other tabs. */
export function useLocalStorage(name: LocalStorageKey): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readLocal(name),
    () => undefined,
  );
}
