import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { displayCart } from '../cart/cart.contract.ts';
import { CartPage } from '../cart/cart.page.tsx';
import { LocalCartPage } from '../cart/local-cart.page.tsx';
import { SessionExpired } from '../cart/session-expired.ui.tsx';
import { creditInfo } from '../payments/credit-info.contract.ts';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { useFrame } from './frame.ts';
import { toVerification } from './signed-in.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const siteName = page.site.name;
  if (!page.signedIn) return { siteName, cart: null };
  const [cart, credit] = await Promise.all([page.call(displayCart, {}), page.call(creditInfo, {})]);
  if (refused(cart)) throw toVerification();
  return { siteName, cart: { lines: cart.itemdetails, credit: refused(credit) ? null : credit } };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: `Cart · ${loaderData?.siteName ?? ''}` }, { name: 'robots', content: 'noindex' }];
}

export default function Cart() {
  const { cart } = useLoaderData<typeof loader>();
  const session = useFrame()?.session;
  return (
    <main id="main">
      {cart && session ? (
        <CartPage lines={cart.lines} credit={cart.credit} status={session.status} />
      ) : (
        <>
          <LocalCartPage />
          <SessionExpired />
        </>
      )}
    </main>
  );
}
