import { useSyncExternalStore } from 'react';
import { kept } from '../ui/kept.ts';

/** Fired on window when the cart kept in this browser changes in this tab. */
export const localCartEvent = 'raceway:local-cart';

/** Calls `listener` whenever the kept cart may have changed, in this tab or another; answers how to stop. */
export function followLocalCart(listener: () => void): () => void {
  const events = ['storage', localCartEvent];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Lines in the cart kept in this browser, for the badge of every page; 0 while the server renders. */
export function useLocalCount(): number {
  return useSyncExternalStore(followLocalCart, countLines, () => 0);
}

function countLines(): number {
  try {
    const { lines } = JSON.parse(kept('cartItems')) as { lines?: unknown };
    return Array.isArray(lines) ? lines.length : 0;
  } catch {
    return 0;
  }
}
