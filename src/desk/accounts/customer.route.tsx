import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listParam } from '../customer-path.ts';
import type { customerHistoryAtDesk, customerRecord } from './customer.contract.ts';
import { CustomerPage } from './customer.page.tsx';
import { CustomerInList } from './customer-in-list.tsx';
import type { customerList } from './customer-list.contract.ts';
import { listEndpoint, listRequest } from './customer-list-request.ts';

export const handle = { title: () => 'Customers' };

/** With the list from which it was opened, if it was. */
export async function loader(args: LoaderFunctionArgs) {
  const site = siteOf(args);
  const { signal, url } = args.request;
  const request = { site, customerId: args.params.id ?? '' };
  const list = new URL(url).searchParams.get(listParam);
  const [record, history, rows] = await Promise.all([
    loadDesk<typeof customerRecord>('GET /desk/api/:site/accounts/record/', request, signal),
    loadDesk<typeof customerHistoryAtDesk>('GET /desk/api/:site/accounts/history/', request, signal),
    list === null ? undefined : loadDesk<typeof customerList>(listEndpoint, listRequest(site, list), signal),
  ]);
  return { record, history, list: list ?? '', rows: rows?.rows, total: rows?.total ?? 0 };
}

export function Component() {
  const { record, history, list, rows, total } = useLoaderData<typeof loader>();
  const { customerId: id } = record.customer;
  const page = <CustomerPage key={id} record={record} history={history} />;
  return rows ? (
    <CustomerInList id={id} list={list} rows={rows} total={total}>
      {page}
    </CustomerInList>
  ) : (
    page
  );
}
