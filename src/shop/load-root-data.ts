import { session as sessionContract } from '../account/sign-in/sign-in.contract.ts';
import { cartCount } from '../cart/cart.contract.ts';
import { isRefusal } from '../ui/browser/call.ts';
import type { PageContext } from '../ui/page/page-context.ts';
import type { RootData } from './root-data.ts';

/** A visitor's needs no query. */
export async function loadRootData(page: PageContext): Promise<RootData> {
  const { nonce, refusal, inPreview } = page;
  const { salesDesk: _salesDesk, content: _content, revision: _revision, ...site } = page.site;
  const preview: RootData['preview'] = inPreview ? (site.isOpen ? 'facts' : 'visit') : undefined;
  const visitor: RootData = { site, nonce, refusal, preview, session: null, cartCount: 0, cartItemIds: [] };
  if (!page.signedIn) return visitor;
  const [session, cart] = await Promise.all([page.call(sessionContract, {}), page.call(cartCount, {})]);
  if (isRefusal(session)) return visitor;
  if (isRefusal(cart)) return { ...visitor, session };
  return { ...visitor, session, cartCount: cart.num_cart_data, cartItemIds: cart.item_ids };
}
