import { useEffect } from 'react';

/** The browser asks before the page is reloaded or closed. */
export function useWarningBeforeLeaving(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [wouldLose]);
}
