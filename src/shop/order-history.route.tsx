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
import { signInPath } from '../account/sign-in-path.rule.ts';
import { say } from '../lib/say.ts';
import { myOrder } from '../orders/order-history.contract.ts';
import { OrderHistoryPage } from '../orders/order-history.page.tsx';
import { refused } from '../ui/call.ts';
import { kept } from '../ui/kept.ts';
import { pageContext } from '../ui/page-context.ts';
import { useFrame } from './frame.ts';
import { privateMeta } from './seo.ts';
import { needSignIn, toVerification } from './signed-in.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, url);
  const orders = await page.call(myOrder, {});
  if (refused(orders)) throw toVerification();
  return { rows: orders.message.data, siteName: page.site.name };
}

/** Reached from another page it opens at once, with a skeleton until the lines are there. */
export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
  if (!kept('auth_key')) throw redirect(signInPath(url.pathname + url.search));
  return { coming: serverLoader<typeof loader>().then(({ rows }) => rows) };
}

export function meta({ matches }: MetaArgs) {
  const frame = matches[0]?.loaderData as { site?: { name: string } } | undefined;
  return privateMeta(say`Order History`, frame?.site?.name);
}

export default function OrderHistory() {
  const data = useLoaderData<typeof loader | typeof clientLoader>();
  const status = useFrame()?.session?.status ?? '';
  return (
    <main id="main">
      {'rows' in data ? (
        <OrderHistoryPage rows={data.rows} status={status} />
      ) : (
        <Suspense fallback={<OrderHistoryPage rows={undefined} status={status} />}>
          <Await resolve={data.coming} errorElement={<NotLoaded />}>
            {(rows) => <OrderHistoryPage rows={rows} status={status} />}
          </Await>
        </Suspense>
      )}
    </main>
  );
}

/** The session may have ended meanwhile: the server then leads to sign-in. */
function NotLoaded() {
  const cause = useAsyncError();
  const to = cause instanceof Response ? cause.headers.get('location') : null;
  if (!to) throw cause;
  return <Navigate to={to} replace />;
}
