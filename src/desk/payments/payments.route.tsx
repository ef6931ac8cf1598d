import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { listPaymentsAtDesk } from './online-payments.contract.ts';
import { PaymentsPage } from './payments.page.tsx';

export const handle = { title: () => 'Payments' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof listPaymentsAtDesk>('GET /desk/api/:site/payments/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <PaymentsPage rows={rows} total={total} />;
}
