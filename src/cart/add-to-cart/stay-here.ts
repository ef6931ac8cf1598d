import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';

const changed = 'raceway:stay-here';

export const isStayHereOn = (): boolean => readLocal('stayHere') !== '';

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

export function useStayHere(): boolean {
  return useSyncExternalStore(follow, isStayHereOn, () => false);
}
