import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { dayOf } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import { orderDetail } from '../orders/order-detail.contract.ts';
import { OrderDetailPage } from '../orders/order-detail.page.tsx';
import { RfiDetailPage } from '../rfi/rfi-detail.page.tsx';
import { rfqHistory } from '../rfi/rfi-history.contract.ts';
import { refused } from '../ui/call.ts';
import { type PageContext, pageContext } from '../ui/page-context.ts';
import { useFrame } from './frame.ts';
import { privateMeta } from './seo.ts';
import { needSignIn } from './signed-in.ts';

/** /order-detail?order=… shows an order, /order-detail?rfi=… an RFI. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, url);
  const [order, rfi] = [url.searchParams.get('order'), url.searchParams.get('rfi')];
  if (!order && !rfi) throw redirect('/order-history');
  const today = dayOf(new Date(), page.site.calendar.timeZone);
  const shown = order ? await loadOrder(page, order) : await loadRfi(page, rfi ?? '');
  return { ...shown, title: order ? say`Order ${order}` : say`RFI ${rfi ?? ''}`, today, siteName: page.site.name };
}

async function loadOrder(page: PageContext, order_no: string) {
  const found = await page.call(orderDetail, { order_no });
  return { kind: 'order' as const, order: refused(found) ? null : found.data };
}

async function loadRfi(page: PageContext, putawayno_key: string) {
  const found = await page.call(rfqHistory, { putawayno_key });
  return { kind: 'rfi' as const, rfi: refused(found) ? null : found.data };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(loaderData?.title ?? '', loaderData?.siteName);
}

export default function OrderDetail() {
  const shown = useLoaderData<typeof loader>();
  const status = useFrame()?.session?.status ?? '';
  return (
    <main id="main">
      {shown.kind === 'order' ? (
        <OrderDetailPage order={shown.order} />
      ) : (
        <RfiDetailPage rfi={shown.rfi} status={status} today={shown.today} />
      )}
    </main>
  );
}
