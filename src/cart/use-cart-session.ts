import { useRouteLoaderData } from 'react-router';
import type { Session } from '../account/sign-in/sign-in.contract.ts';

export type CartSession = {
  session: Session | null;
  cartItemIds: readonly number[];
};

const visitor: CartSession = { session: null, cartItemIds: [] };

/** From the root route; a visitor if the page is rendered alone. */
export function useCartSession(): CartSession {
  return (useRouteLoaderData('root') as CartSession | undefined) ?? visitor;
}
