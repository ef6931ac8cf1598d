import { useSyncExternalStore } from 'react';
import { readLocal } from '../../ui/browser/local-storage.ts';

/** Fired on window when this tab changes the cart; other tabs get a storage event. */
export const guestCartEvent = 'raceway:local-cart';

export function subscribeToGuestCart(listener: () => void): () => void {
  const events = ['storage', guestCartEvent];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

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
