import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { orderDetail } from '../../orders/order-page/order-detail.contract.ts';
import { OrderDetailPage } from '../../orders/order-page/order-detail.page.tsx';
import { RfiDetailPage } from '../../rfi/history/rfi-detail.page.tsx';
import { rfiHistory } from '../../rfi/rfi-history.contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { type PageContext, pageContext } from '../../ui/page/page-context.ts';
import { requireSignIn } from '../require-sign-in.ts';
import { useRootData } from '../root-data.ts';
import { privateMeta } from '../seo/page-meta.ts';

/** /order-detail?order=… shows an order, /order-detail?rfi=… an RFI. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  requireSignIn(page, url);
  const [order, rfi] = [url.searchParams.get('order'), url.searchParams.get('rfi')];
  if (!order && !rfi) throw redirect('/order-history');
  const details = order ? await loadOrder(page, order) : await loadRfi(page, rfi ?? '');
  return {
    ...details,
    title: order ? t`Order ${order}` : t`RFI ${rfi ?? ''}`,
    today: page.today,
    now: page.now.toISOString(),
    siteName: page.site.name,
  };
}

async function loadOrder(page: PageContext, order_no: string) {
  const found = await page.call(orderDetail, { order_no });
  return { kind: 'order' as const, order: isRefusal(found) ? null : found.data };
}

async function loadRfi(page: PageContext, putawayno_key: string) {
  const found = await page.call(rfiHistory, { putawayno_key });
  return { kind: 'rfi' as const, rfi: isRefusal(found) ? null : found.data };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(loaderData?.title ?? '', loaderData?.siteName);
}

export default function OrderDetail() {
  const details = useLoaderData<typeof loader>();
  const status = useRootData()?.session?.standing;
  return (
    <main id="main">
      {details.kind === 'order' ? (
        <OrderDetailPage order={details.order} today={details.today} />
      ) : (
        <RfiDetailPage rfi={details.rfi} standing={status} today={details.today} now={details.now} />
      )}
    </main>
  );
}
