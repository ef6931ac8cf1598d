import { useLayoutEffect, useState } from 'react';
import { readDraft, writeDraft } from './form-draft.ts';

const readText = (name: string): string | undefined => readDraft(name).text;

/**
 * Text that stays in this tab until it is sent or given up, also while the buyer signs in again. `name` must tell what it
 * belongs to.
 */
export function useDraft(name: string, initial = '') {
  const [text, setText] = useState(initial);
  useLayoutEffect(() => setText((before) => readText(name) ?? before), [name]);
  return {
    text,
    change(next: string) {
      setText(next);
      writeDraft(name, next === initial ? {} : { text: next });
    },
    drop() {
      setText(initial);
      writeDraft(name, {});
    },
  };
}

/** Whether something was typed and neither sent nor given up. */
export const hasDraft = (name: string): boolean => readText(name) !== undefined;
