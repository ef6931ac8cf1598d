import { session as sessionContract } from '../account/sign-in.contract.ts';
import { cartCount } from '../cart/cart.contract.ts';
import { refused } from '../ui/call.ts';
import type { PageContext } from '../ui/page-context.ts';
import type { Frame } from './frame.ts';

/** Loads the frame; a visitor's needs no query. */
export async function loadFrame(page: PageContext): Promise<Frame> {
  const { site, nonce, refusal } = page;
  const visitor = { site, nonce, refusal, session: null, cartCount: 0, cartItemIds: [] };
  if (!page.signedIn) return visitor;
  const [session, cart] = await Promise.all([page.call(sessionContract, {}), page.call(cartCount, {})]);
  if (refused(session)) return visitor;
  if (refused(cart)) return { ...visitor, session };
  return { ...visitor, session, cartCount: cart.num_cart_data, cartItemIds: cart.item_ids };
}
