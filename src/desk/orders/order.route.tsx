import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { BesideQueue } from '../list/record-queue.tsx';
import { listRequestOf } from '../list/use-list-query.ts';
import { OrderPage } from './order.page.tsx';
import type { listOrdersAtDesk } from './order-list.contract.ts';
import { OrderQueue } from './order-queue.tsx';
import type { orderAtDesk } from './order-record.contract.ts';

export const handle = { title: () => 'Orders' };

/** With the list that the order was opened from. */
export async function loader(args: LoaderFunctionArgs) {
  const site = siteOf(args);
  const { signal } = args.request;
  const [order, { rows, total }] = await Promise.all([
    loadDesk<typeof orderAtDesk>(
      'GET /desk/api/:site/orders/:number/',
      { site, number: args.params.number ?? '' },
      signal,
    ),
    loadDesk<typeof listOrdersAtDesk>('GET /desk/api/:site/orders/', { site, ...listRequestOf(args.request) }, signal),
  ]);
  return { order, rows, total };
}

export function Component() {
  const { order, rows, total } = useLoaderData<typeof loader>();
  return (
    <BesideQueue>
      <OrderQueue rows={rows} total={total} currentNumber={order.number} />
      <OrderPage key={order.number} order={order} />
    </BesideQueue>
  );
}
