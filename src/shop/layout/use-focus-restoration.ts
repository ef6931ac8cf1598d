import { useEffect } from 'react';

/** Who goes by keyboard keeps their place on the page; who does not never loads the code for it. */
export function useFocusRestoration(): void {
  useEffect(() => {
    const startRestoring = () =>
      void import('../../ui/browser/restore-lost-focus.ts').then(({ restoreLostFocus }) => restoreLostFocus());
    document.addEventListener('keydown', startRestoring, { once: true });
    return () => document.removeEventListener('keydown', startRestoring);
  }, []);
}
