import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import type { customerList } from './customer-list.contract.ts';
import { CustomerListPage } from './customer-list.page.tsx';
import { listEndpoint, listRequest } from './customer-list-request.ts';

export const handle = { title: () => 'Customers' };

export function loader(args: LoaderFunctionArgs) {
  const request = listRequest(siteOf(args), new URL(args.request.url).search);
  return loadDesk<typeof customerList>(listEndpoint, request, args.request.signal);
}

export function Component() {
  return <CustomerListPage {...useLoaderData<typeof loader>()} />;
}
