import { useSyncExternalStore } from 'react';
import { readLocal } from '../../ui/browser/local-storage.ts';

/** Fired on window when the cart kept in this browser changes in this tab. */
export const guestCartEvent = 'raceway:local-cart';

/** Calls `listener` whenever the kept cart may have changed, in this tab or another; answers how to stop. */
export function subscribeToGuestCart(listener: () => void): () => void {
  const events = ['storage', guestCartEvent];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Lines in the cart kept in this browser, for the badge of every page; 0 while the server renders. */
export function useGuestCartCount(): number {
  return useSyncExternalStore(subscribeToGuestCart, countLines, () => 0);
}

function countLines(): number {
  try {
    const { lines } = JSON.parse(readLocal('cartItems')) as { lines?: unknown };
    return Array.isArray(lines) ? lines.length : 0;
  } catch {
    return 0;
  }
}
