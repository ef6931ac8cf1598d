import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { loadDesk, siteOf } from '../browser/desk-loader.ts';
import type { orderAtDesk } from '../orders/order-record.contract.ts';
import { OrderPage } from './order.page.tsx';

export const handle = { title: () => t`Orders` };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof orderAtDesk>(
    'GET /desk/api/:site/orders/:number/',
    { site: siteOf(args), number: args.params.number ?? '' },
    args.request.signal,
  );

export function Component() {
  const order = useLoaderData<typeof loader>();
  return <OrderPage key={order.number} order={order} />;
}
