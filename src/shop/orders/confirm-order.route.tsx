import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { preparedOrder } from '../../orders/prepared-orders/prepared-order.contract.ts';
import { PreparedOrderPage } from '../../orders/prepared-orders/prepared-order.page.tsx';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { privateMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const token = url.searchParams.get('token') ?? '';
  const shown = await page.call(preparedOrder, { token });
  return { token, order: isRefusal(shown) ? shown.message : shown, siteName: page.site.name };
}

/** Whoever has the link sees it, so no cache keeps it and no other site learns its address. */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Your order`, loaderData?.siteName);
}

export default function ConfirmOrder() {
  const { token, order } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PreparedOrderPage key={token} token={token} order={order} />
    </main>
  );
}
