import { useRouteLoaderData } from 'react-router';
import type { Session } from '../account/sign-in/sign-in.contract.ts';

/** Who reads the page, and what lies in that account's cart: the part of the frame's data that the cart needs. */
export type CartSession = {
  /** null for a visitor. */
  session: Session | null;
  cartItemIds: readonly number[];
};

const visitor: CartSession = { session: null, cartItemIds: [] };

/** From the root route's data; a visitor where the page stands alone. */
export function useCartSession(): CartSession {
  return (useRouteLoaderData('root') as CartSession | undefined) ?? visitor;
}
