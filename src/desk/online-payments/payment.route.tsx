import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { loadDesk, siteOf } from '../browser/desk-loader.ts';
import type { paymentAtDesk } from './online-payments.contract.ts';
import { PaymentPage } from './payment.page.tsx';

export const handle = { title: () => t`Payments` };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), id: args.params.id ?? '' };
  return loadDesk<typeof paymentAtDesk>('GET /desk/api/:site/payments/record/', request, args.request.signal);
}

export function Component() {
  const payment = useLoaderData<typeof loader>();
  return <PaymentPage key={payment.id} payment={payment} />;
}
