import { useEffect } from 'react';

/** Loaded on the first key press. */
export function useFocusRestoration(): void {
  useEffect(() => {
    const startRestoring = () =>
      void import('../../ui/browser/restore-lost-focus.ts').then(({ restoreLostFocus }) => restoreLostFocus());
    document.addEventListener('keydown', startRestoring, { once: true });
    return () => document.removeEventListener('keydown', startRestoring);
  }, []);
}
