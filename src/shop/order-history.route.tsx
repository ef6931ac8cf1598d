import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { myOrder } from '../orders/order-history.contract.ts';
import { OrderHistoryPage } from '../orders/order-history.page.tsx';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { useFrame } from './frame.ts';
import { needSignIn, toCallUs } from './signed-in.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, request);
  const orders = await page.call(myOrder, {});
  if (refused(orders)) throw toCallUs();
  const query = new URL(request.url).searchParams.get('q') ?? '';
  return { rows: orders.message.data, query, siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: `Order History · ${loaderData?.siteName ?? ''}` }, { name: 'robots', content: 'noindex' }];
}

export default function OrderHistory() {
  const { rows, query } = useLoaderData<typeof loader>();
  const status = useFrame()?.session?.status ?? '';
  return (
    <main id="main">
      <OrderHistoryPage rows={rows} query={query} status={status} />
    </main>
  );
}
