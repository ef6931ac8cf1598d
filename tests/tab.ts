import { afterEach, beforeEach, vi } from 'vitest';

/** Every test of the file runs in a tab of its own, and gets what is kept there. */
export function useTab(): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => {
    kept.clear();
    vi.unstubAllGlobals();
  });
  return kept;
}
