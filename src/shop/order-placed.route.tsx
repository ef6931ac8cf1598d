import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { getInfo } from '../account/get-info.contract.ts';
import { displayCart } from '../cart/cart.contract.ts';
import { readLineIds } from '../cart/line-ids.rule.ts';
import { say } from '../lib/say.ts';
import { orderDetail } from '../orders/order-detail.contract.ts';
import { OrderPlacedPage } from '../orders/order-placed.page.tsx';
import { refused } from '../ui/call.ts';
import { kept } from '../ui/kept.ts';
import { pageContext } from '../ui/page-context.ts';
import { privateMeta } from './seo.ts';
import { needSignIn, toVerification } from './signed-in.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, url);
  const number = url.searchParams.get('order') ?? '';
  const [found, cart, info] = await Promise.all([
    number ? page.call(orderDetail, { order_no: number }) : undefined,
    page.call(displayCart, {}),
    page.call(getInfo, {}),
  ]);
  if (refused(cart) || refused(info)) throw toVerification();
  const asked = readLineIds(url.searchParams.get('ask'));
  return {
    number,
    order: found === undefined || refused(found) ? null : found.data,
    email: info.data.email,
    left: cart.itemdetails,
    rfi: url.searchParams.get('rfi') ?? '',
    unsent: cart.itemdetails.filter((line) => asked.includes(line.item_detail_id)),
    siteName: page.site.name,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(say`Order placed`, loaderData?.siteName);
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
