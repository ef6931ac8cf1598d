import { useLayoutEffect, useState } from 'react';
import { readDraft, writeDraft } from './form-draft.ts';

/**
 * Text that stays in this tab until it is sent or given up, also while the buyer signs in again. `name` must tell what it
 * belongs to. `change()` drops it.
 */
export function useDraft(name: string, initial = '') {
  const [typed, setTyped] = useState<string>();
  useLayoutEffect(() => setTyped(readDraft(name).text), [name]);
  const change = (text?: string) => {
    setTyped(text);
    writeDraft(name, text === undefined ? {} : { text });
  };
  return { text: typed ?? initial, isTyped: typed !== undefined, change };
}
