import { useLocalCount } from '../cart/local-count.ts';
import { useFrame } from './frame.ts';

/** Lines in the cart of who reads: the server's when signed in, else the browser's own. */
export function useCartCount(): number {
  const frame = useFrame();
  const localCount = useLocalCount();
  return frame?.session ? frame.cartCount : localCount;
}
