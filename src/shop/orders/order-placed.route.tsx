import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { getInfo } from '../../account/get-info.contract.ts';
import { displayCart } from '../../cart/cart.contract.ts';
import { parseLineIds } from '../../cart/lines/line-ids.rule.ts';
import { t } from '../../lib/i18n.ts';
import { orderDetail } from '../../orders/order-page/order-detail.contract.ts';
import { OrderPlacedPage } from '../../orders/placed-page/order-placed.page.tsx';
import { isRefusal } from '../../ui/browser/call.ts';
import { readLocal } from '../../ui/browser/local-storage.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { redirectToVerification, requireSignIn } from '../require-sign-in.ts';
import { privateMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  requireSignIn(page, url);
  const number = url.searchParams.get('order') ?? '';
  const [found, cart, info] = await Promise.all([
    number ? page.call(orderDetail, { order_no: number }) : undefined,
    page.call(displayCart, {}),
    page.call(getInfo, {}),
  ]);
  if (isRefusal(cart) || isRefusal(info)) throw redirectToVerification();
  const rfiLineIds = parseLineIds(url.searchParams.get('ask'));
  return {
    number,
    order: found === undefined || isRefusal(found) ? null : found.data,
    email: info.data.email,
    left: cart.itemdetails,
    rfi: url.searchParams.get('rfi') ?? '',
    unsent: cart.itemdetails.filter((line) => rfiLineIds.includes(line.item_detail_id)),
    siteName: page.site.name,
    today: page.today,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Order placed`, loaderData?.siteName);
}

export default function OrderPlaced() {
  const { number, ...placed } = useLoaderData<typeof loader>();
  const reason = (useLocation().state as { unsent?: string } | null)?.unsent;
  const navigate = useNavigate();
  useEffect(() => {
    const last = readLocal('order_no');
    if (!number && last) void navigate(`?order=${encodeURIComponent(last)}`, { replace: true });
  }, [number, navigate]);
  return (
    <main id="main">
      <OrderPlacedPage {...placed} reason={reason} />
    </main>
  );
}
