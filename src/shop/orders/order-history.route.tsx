import { Suspense, useDeferredValue } from 'react';
import {
  Await,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  Navigate,
  redirect,
  useAsyncError,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { can } from '../../account/permissions/permissions.rule.ts';
import { signInPath } from '../../account/sign-in/sign-in-path.rule.ts';
import { t } from '../../lib/i18n.ts';
import { readHistoryFilter } from '../../orders/history/history-states.rule.ts';
import type { RenderReorder } from '../../orders/history/order-head.tsx';
import { OrderHistoryPage, type OrderHistoryPageProps } from '../../orders/history/order-history.page.tsx';
import { ownOrders } from '../../orders/history/own-orders.contract.ts';
import { ReorderOrder } from '../../orders/order-page/reorder.tsx';
import { isRefusal } from '../../ui/browser/call.ts';
import { readLocal } from '../../ui/browser/local-storage.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { redirectToVerification, requireSignIn } from '../require-sign-in.ts';
import { useRootData } from '../root-data.ts';
import { privateMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  requireSignIn(page, url);
  const list = await page.call(ownOrders, readHistoryFilter(url.searchParams));
  if (isRefusal(list)) throw redirectToVerification();
  return { list: list.data };
}

/** Shows a skeleton at once while the orders load. */
export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
  if (!readLocal('auth_key')) throw redirect(signInPath(url.pathname + url.search));
  return { pendingList: serverLoader<typeof loader>().then(({ list }) => list) };
}

export function meta({ matches }: MetaArgs) {
  const rootData = matches[0]?.loaderData as { site?: { name: string } } | undefined;
  return privateMeta(t`Order History`, rootData?.site?.name);
}

export default function OrderHistory() {
  const asked = useLoaderData<typeof loader | typeof clientLoader>();
  // While others are searched for, the orders found before stay, with their filter.
  const data = useDeferredValue(asked);
  const search = useDeferredValue(useSearchParams()[0]);
  const standing = useRootData()?.session?.standing;
  const orders = 'list' in data ? data.list : data.pendingList;
  const withOrders: OrderHistoryPageProps['withOrders'] = (show) => (
    <Suspense fallback={show(undefined)}>
      <Await resolve={orders} errorElement={<NotLoaded />}>
        {show}
      </Await>
    </Suspense>
  );
  return (
    <main id="main">
      <OrderHistoryPage
        withOrders={withOrders}
        filter={readHistoryFilter(search)}
        searching={data !== asked}
        standing={standing}
        renderReorder={can(standing, 'add-to-cart') ? renderReorder : undefined}
      />
    </main>
  );
}

const renderReorder: RenderReorder = ({ mysc_order_no, line_count, lines }) => (
  <ReorderOrder orderNo={mysc_order_no} lineCount={line_count} lines={lines} />
);

/** If the session has ended, the loader has redirected to sign-in. */
function NotLoaded() {
  const cause = useAsyncError();
  const to = cause instanceof Response ? cause.headers.get('location') : null;
  if (!to) throw cause;
  return <Navigate to={to} replace />;
}
