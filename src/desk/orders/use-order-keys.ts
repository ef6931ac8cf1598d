import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../keys/is-typing.ts';

/** Single letters act while nobody types; 'ctrl+enter' acts everywhere. */
export function useOrderKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const withControl = event.ctrlKey || event.metaKey;
    if (event.altKey || (!withControl && isTyping(event))) return;
    const act = actions[`${withControl ? 'ctrl+' : ''}${event.key.toLowerCase()}`];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
