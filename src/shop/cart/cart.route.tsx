import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { CartPage } from '../../cart/account-cart/cart.page.tsx';
import { SessionExpired } from '../../cart/account-cart/session-expired.tsx';
import { displayCart } from '../../cart/cart.contract.ts';
import { GuestCartPage } from '../../cart/guest-cart/guest-cart.page.tsx';
import { itemAvailability } from '../../catalogue/item-page/item-availability.contract.ts';
import { t } from '../../lib/i18n.ts';
import { CartPurchaseOrderNumber } from '../../orders/checkout-pages/order-instructions.tsx';
import { myOrder } from '../../orders/history/order-history.contract.ts';
import { orderedBefore } from '../../orders/ordered-before/ordered-before.rule.ts';
import { OrderedBeforeTable, type ReorderableItem } from '../../orders/ordered-before/ordered-before.tsx';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { type PageContext, pageContext } from '../../ui/page/page-context.ts';
import { redirectToVerification } from '../require-sign-in.ts';
import { useRootData } from '../root-data.ts';
import { privateMeta } from '../seo/page-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const siteName = page.site.name;
  if (!page.signedIn) return { siteName, cart: null };
  const [cart, credit] = await Promise.all([page.call(displayCart, {}), page.call(creditInfo, {})]);
  if (isRefusal(cart)) throw redirectToVerification();
  const before = cart.itemdetails.length === 0 ? await loadReorderableItems(page) : [];
  return { siteName, cart: { lines: cart.itemdetails, credit: isRefusal(credit) ? null : credit, before } };
}

const maxOffered = 3;

/** Recently ordered items that have a price today. */
async function loadReorderableItems(page: PageContext): Promise<ReorderableItem[]> {
  const orders = await page.call(myOrder, {});
  if (isRefusal(orders)) return [];
  const found = orderedBefore(orders.message.data, maxOffered).map(async ({ item_name, brand_name, ...last }) => {
    const reply = await page.call(itemAvailability, { searching_key: item_name });
    const items = isRefusal(reply) ? [] : reply.data_list.description;
    const item = items.find((one) => one.itemname === item_name && one.brandname === brand_name && one.your_price > 0);
    return item ? [{ ...last, item }] : [];
  });
  return (await Promise.all(found)).flat();
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Cart`, loaderData?.siteName);
}

export default function Cart() {
  const { cart } = useLoaderData<typeof loader>();
  const session = useRootData()?.session;
  return (
    <main id="main">
      {cart && session ? (
        <CartPage
          lines={cart.lines}
          credit={cart.credit}
          standing={session.standing}
          purchaseOrderNumber={<CartPurchaseOrderNumber />}
          suggestions={<OrderedBeforeTable items={cart.before} />}
        />
      ) : (
        <>
          <GuestCartPage />
          <SessionExpired />
        </>
      )}
    </main>
  );
}
