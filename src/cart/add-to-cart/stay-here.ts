import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';

const changed = 'raceway:stay-here';

/** Whether adding an item leaves the buyer on the page instead of leading to /cart. */
export const isStayHereOn = (): boolean => readLocal('stayHere') !== '';

/** Remembers the choice in this browser, for every page. */
export function saveStayHere(stay: boolean): void {
  writeLocal('stayHere', stay ? 'yes' : '');
  window.dispatchEvent(new Event(changed));
}

function follow(listener: () => void): () => void {
  for (const event of ['storage', changed]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['storage', changed]) window.removeEventListener(event, listener);
  };
}

/** The choice as every box on the page shows it; off while the server renders. */
export function useStayHere(): boolean {
  return useSyncExternalStore(follow, isStayHereOn, () => false);
}
