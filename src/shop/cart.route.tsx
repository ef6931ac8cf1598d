import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { displayCart } from '../cart/cart.contract.ts';
import { CartPage } from '../cart/cart.page.tsx';
import { LocalCartPage } from '../cart/local-cart.page.tsx';
import { SessionExpired } from '../cart/session-expired.ui.tsx';
import { itemAvailability } from '../catalogue/item-availability.contract.ts';
import { say } from '../lib/say.ts';
import { myOrder } from '../orders/order-history.contract.ts';
import { orderedBefore } from '../orders/ordered-before.rule.ts';
import { OrderedBeforeTable, type SoldAgain } from '../orders/ordered-before.ui.tsx';
import { creditInfo } from '../payments/credit-info.contract.ts';
import { refused } from '../ui/call.ts';
import { type PageContext, pageContext } from '../ui/page-context.ts';
import { useFrame } from './frame.ts';
import { privateMeta } from './seo.ts';
import { toVerification } from './signed-in.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const siteName = page.site.name;
  if (!page.signedIn) return { siteName, cart: null };
  const [cart, credit] = await Promise.all([page.call(displayCart, {}), page.call(creditInfo, {})]);
  if (refused(cart)) throw toVerification();
  const before = cart.itemdetails.length === 0 ? await soldAgain(page) : [];
  return { siteName, cart: { lines: cart.itemdetails, credit: refused(credit) ? null : credit, before } };
}

/** So many items are offered under an empty cart. */
const offeredAtMost = 3;

/** What was ordered lately, as far as it is sold at a price today. */
async function soldAgain(page: PageContext): Promise<SoldAgain[]> {
  const orders = await page.call(myOrder, {});
  if (refused(orders)) return [];
  const found = orderedBefore(orders.message.data, offeredAtMost).map(async ({ item_name, brand_name, ...last }) => {
    const reply = await page.call(itemAvailability, { searching_key: item_name });
    const items = refused(reply) ? [] : reply.data_list.description;
    const item = items.find((one) => one.itemname === item_name && one.brandname === brand_name && one.your_price > 0);
    return item ? [{ ...last, item }] : [];
  });
  return (await Promise.all(found)).flat();
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(say`Cart`, loaderData?.siteName);
}

export default function Cart() {
  const { cart } = useLoaderData<typeof loader>();
  const session = useFrame()?.session;
  return (
    <main id="main">
      {cart && session ? (
        <CartPage
          lines={cart.lines}
          credit={cart.credit}
          status={session.status}
          begin={<OrderedBeforeTable items={cart.before} />}
        />
      ) : (
        <>
          <LocalCartPage />
          <SessionExpired />
        </>
      )}
    </main>
  );
}
