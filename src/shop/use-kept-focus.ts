import { useEffect } from 'react';

/** Who goes by keyboard keeps their place on the page; who does not never loads the code for it. */
export function useKeptFocus(): void {
  useEffect(() => {
    const begin = () => void import('../ui/keep-focus.ts').then(({ keepFocus }) => keepFocus());
    document.addEventListener('keydown', begin, { once: true });
    return () => document.removeEventListener('keydown', begin);
  }, []);
}
