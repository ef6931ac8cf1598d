import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import type { paymentAtDesk } from './online-payments.contract.ts';
import { OnlinePaymentPage } from './payment.page.tsx';

export const handle = { title: () => 'Payments' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), id: args.params.id ?? '' };
  return loadDesk<typeof paymentAtDesk>('GET /desk/api/:site/payments/record/', request, args.request.signal);
}

export function Component() {
  const payment = useLoaderData<typeof loader>();
  return <OnlinePaymentPage key={payment.id} payment={payment} />;
}
