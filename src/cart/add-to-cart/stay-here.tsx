import { useSyncExternalStore } from 'react';
import { t } from '../../lib/i18n.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';

export function StayHere() {
  return (
    <Checkbox
      label={t`Stay on this page after adding`}
      checked={useStayHere()}
      onChange={(event) => saveStayHere(event.currentTarget.checked)}
    />
  );
}

const changeEvent = 'raceway:stay-here';

export const isStayHereOn = (): boolean => readLocal('stayHere') !== '';

function saveStayHere(stay: boolean): void {
  writeLocal('stayHere', stay ? 'yes' : '');
  window.dispatchEvent(new Event(changeEvent));
}

function subscribe(listener: () => void): () => void {
  for (const event of ['storage', changeEvent]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['storage', changeEvent]) window.removeEventListener(event, listener);
  };
}

function useStayHere(): boolean {
  return useSyncExternalStore(subscribe, isStayHereOn, () => false);
}
