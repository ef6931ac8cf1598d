import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './is-typing.ts';

/** Letters that act on the page, unless somebody types or a dialog is open. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
