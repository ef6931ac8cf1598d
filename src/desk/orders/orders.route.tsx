import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { listOrdersAtDesk } from './order-list.contract.ts';
import { OrdersPage } from './orders.page.tsx';

export const handle = { title: () => 'Orders' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof listOrdersAtDesk>(
    'GET /desk/api/:site/orders/',
    { site: siteOf(args), ...listRequestOf(args.request) },
    args.request.signal,
  );

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <OrdersPage rows={rows} total={total} />;
}
