import { useGuestCartCount } from '../../cart/guest-cart/use-guest-cart-count.ts';
import { useRootData } from '../root-data.ts';

/** The account's cart if signed in, else the browser's own. */
export function useCartCount(): number {
  const frame = useRootData();
  const localCount = useGuestCartCount();
  return frame?.session ? frame.cartCount : localCount;
}
