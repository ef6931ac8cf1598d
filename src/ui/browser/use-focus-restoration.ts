import { useEffect } from 'react';

const startRestoring = () =>
  void import('./restore-lost-focus.ts').then(
    (module) => module.restoreLostFocus(),
    () => undefined,
  );

/** Loaded on the first key press. */
export function useFocusRestoration(): void {
  useEffect(() => document.addEventListener('keydown', startRestoring, { once: true }), []);
}
