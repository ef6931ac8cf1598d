import { useRouteLoaderData } from 'react-router';
import { type Session, session as sessionContract } from '../account/sign-in.contract.ts';
import { cartCount } from '../cart/cart.contract.ts';
import type { Site } from '../sites/site.ts';
import { refused } from '../ui/call.ts';
import type { PageContext } from '../ui/page-context.ts';

/** What the frame of every page shows: the site, who reads, and how full the server cart is. */
export type Frame = {
  site: Site;
  nonce: string;
  session: Session | null;
  cartCount: number;
  /** Items in the server cart, for the question before one is added again. */
  cartItemIds: number[];
};

/** Loads the frame; a visitor's needs no query. */
export async function loadFrame(page: PageContext): Promise<Frame> {
  const visitor = { site: page.site, nonce: page.nonce, session: null, cartCount: 0, cartItemIds: [] };
  if (!page.signedIn) return visitor;
  const [session, cart] = await Promise.all([page.call(sessionContract, {}), page.call(cartCount, {})]);
  if (refused(session)) return visitor;
  if (refused(cart)) return { ...visitor, session };
  return { ...visitor, session, cartCount: cart.num_cart_data, cartItemIds: cart.item_ids };
}

/** The frame of the page at hand; undefined where even that could not be loaded. */
export const useFrame = (): Frame | undefined => useRouteLoaderData('root') as Frame | undefined;
