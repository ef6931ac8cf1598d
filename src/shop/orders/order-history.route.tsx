import { Suspense } from 'react';
import {
  Await,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  Navigate,
  redirect,
  useAsyncError,
  useLoaderData,
} from 'react-router';
import { signInPath } from '../../account/sign-in/sign-in-path.rule.ts';
import { t } from '../../lib/i18n.ts';
import { myOrder } from '../../orders/history/order-history.contract.ts';
import { OrderHistoryPage } from '../../orders/history/order-history.page.tsx';
import { isRefusal } from '../../ui/browser/call.ts';
import { readLocal } from '../../ui/browser/local-storage.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { redirectToVerification, requireSignIn } from '../require-sign-in.ts';
import { useRootData } from '../root-data.ts';
import { privateMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  requireSignIn(page, url);
  const orders = await page.call(myOrder, {});
  if (isRefusal(orders)) throw redirectToVerification();
  return { rows: orders.message.data, siteName: page.site.name };
}

/** Shows a skeleton at once while the rows load. */
export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
  if (!readLocal('auth_key')) throw redirect(signInPath(url.pathname + url.search));
  return { pendingRows: serverLoader<typeof loader>().then(({ rows }) => rows) };
}

export function meta({ matches }: MetaArgs) {
  const rootData = matches[0]?.loaderData as { site?: { name: string } } | undefined;
  return privateMeta(t`Order History`, rootData?.site?.name);
}

export default function OrderHistory() {
  const data = useLoaderData<typeof loader | typeof clientLoader>();
  const status = useRootData()?.session?.standing;
  return (
    <main id="main">
      {'rows' in data ? (
        <OrderHistoryPage rows={data.rows} standing={status} />
      ) : (
        <Suspense fallback={<OrderHistoryPage rows={undefined} standing={status} />}>
          <Await resolve={data.pendingRows} errorElement={<NotLoaded />}>
            {(rows) => <OrderHistoryPage rows={rows} standing={status} />}
          </Await>
        </Suspense>
      )}
    </main>
  );
}

/** If the session has ended, the loader has redirected to sign-in. */
function NotLoaded() {
  const cause = useAsyncError();
  const to = cause instanceof Response ? cause.headers.get('location') : null;
  if (!to) throw cause;
  return <Navigate to={to} replace />;
}
