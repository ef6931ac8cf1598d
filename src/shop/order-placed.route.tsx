import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { displayCart } from '../cart/cart.contract.ts';
import { readLineIds } from '../cart/line-ids.rule.ts';
import { myOrder } from '../orders/order-history.contract.ts';
import { OrderPlacedPage } from '../orders/order-placed.page.tsx';
import { refused } from '../ui/call.ts';
import { kept } from '../ui/kept.ts';
import { pageContext } from '../ui/page-context.ts';
import { needSignIn, toVerification } from './signed-in.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, url);
  const number = url.searchParams.get('order') ?? '';
  const [orders, cart] = await Promise.all([page.call(myOrder, {}), page.call(displayCart, {})]);
  if (refused(orders) || refused(cart)) throw toVerification();
  const rows = orders.message.data.filter((row) => row.mysc_order_no === number);
  const asked = readLineIds(url.searchParams.get('ask'));
  return {
    number,
    rows,
    left: cart.itemdetails,
    rfi: url.searchParams.get('rfi') ?? '',
    unsent: cart.itemdetails.filter((line) => asked.includes(line.item_detail_id)),
    siteName: page.site.name,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: `Order placed · ${loaderData?.siteName ?? ''}` }, { name: 'robots', content: 'noindex' }];
}

export default function OrderPlaced() {
  const { number, ...placed } = useLoaderData<typeof loader>();
  const reason = (useLocation().state as { unsent?: string } | null)?.unsent;
  const navigate = useNavigate();
  useEffect(() => {
    const last = kept('order_no');
    if (!number && last) void navigate(`?order=${encodeURIComponent(last)}`, { replace: true });
  }, [number, navigate]);
  return (
    <main id="main">
      <OrderPlacedPage {...placed} reason={reason} />
    </main>
  );
}
