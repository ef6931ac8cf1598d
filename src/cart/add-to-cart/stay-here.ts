import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';

const changeEvent = 'raceway:stay-here';

export const isStayHereOn = (): boolean => readLocal('stayHere') !== '';

export function saveStayHere(stay: boolean): void {
  writeLocal('stayHere', stay ? 'yes' : '');
  window.dispatchEvent(new Event(changeEvent));
}

function subscribe(listener: () => void): () => void {
  for (const event of ['storage', changeEvent]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['storage', changeEvent]) window.removeEventListener(event, listener);
  };
}

export function useStayHere(): boolean {
  return useSyncExternalStore(subscribe, isStayHereOn, () => false);
}
