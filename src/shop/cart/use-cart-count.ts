import { useGuestCartCount } from '../../cart/guest-cart/use-guest-cart-count.ts';
import { useRootData } from '../root-data.ts';

/** The account's cart if signed in, else the browser's own. */
export function useCartCount(): number {
  const rootData = useRootData();
  const localCount = useGuestCartCount();
  return rootData?.session ? rootData.cartCount : localCount;
}
