import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { loadDesk, siteOf } from '../browser/desk-loader.ts';
import type { customerHistory, customerRecord } from './customer.contract.ts';
import { CustomerPage } from './customer.page.tsx';

export const handle = { title: () => t`Customers` };

export async function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), customer_id: args.params.id ?? '' };
  const { signal } = args.request;
  const [record, history] = await Promise.all([
    loadDesk<typeof customerRecord>('GET /desk/api/:site/accounts/record/', request, signal),
    loadDesk<typeof customerHistory>('GET /desk/api/:site/accounts/history/', request, signal),
  ]);
  return { record, history };
}

export function Component() {
  const { record, history } = useLoaderData<typeof loader>();
  return <CustomerPage key={record.customer.id} record={record} history={history} />;
}
