import { type RefObject, useEffect, useRef } from 'react';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';

/**
 * While a line has the focus, J and K go from line to line, 1 to 3 give the answer with that number, and the next line
 * takes the place of one that is answered. Returns what begins with the first line.
 */
export function useAnswerKeys(section: RefObject<HTMLElement | null>) {
  /** The place of the line that was answered by a key. */
  const answered = useRef<number>(undefined);
  const lines = () => [...(section.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])];

  function focusLine(index: number) {
    const all = lines();
    const line = all[Math.min(Math.max(index, 0), all.length - 1)];
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'nearest' });
  }

  // An answer may come with the reply of the store: the line is then gone a moment later.
  useEffect(() => {
    const at = answered.current;
    if (at === undefined || section.current?.contains(document.activeElement)) return;
    answered.current = undefined;
    focusLine(at);
  });

  useDocumentKeydown((event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    if (target.matches('input, textarea, select')) return;
    const line = target.closest<HTMLElement>('tbody > tr');
    if (!line || !section.current?.contains(line)) return;
    const at = lines().indexOf(line);
    const move = { j: 1, k: -1 }[key.toLowerCase()];
    if (move) {
      event.preventDefault();
      focusLine(at + move);
    }
    if (!/^[1-3]$/.test(key)) return;
    const answer = line.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
    if (!answer) return;
    event.preventDefault();
    answered.current = at;
    answer.click();
  });

  return () => focusLine(0);
}
