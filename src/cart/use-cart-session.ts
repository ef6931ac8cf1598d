import { useRouteLoaderData } from 'react-router';
import type { Session } from '../account/sign-in/sign-in.contract.ts';

type CartSession = {
  session: Session | null;
  cartItemIds: readonly number[];
};

const visitor: CartSession = { session: null, cartItemIds: [] };

/** Reads the data of the root route; a visitor's if the page is rendered alone. */
export function useCartSession() {
  const { session, cartItemIds } = (useRouteLoaderData('root') as CartSession | undefined) ?? visitor;
  const isInCart = (itemId: number) => cartItemIds.includes(itemId);
  return { session, isInCart };
}
