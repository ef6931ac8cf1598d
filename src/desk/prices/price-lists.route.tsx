import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import type { listPriceListsAtDesk } from './price-lists.contract.ts';
import { PriceListsPage } from './price-lists.page.tsx';

export const handle = { title: () => 'Price lists' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof listPriceListsAtDesk>('GET /desk/api/:site/prices/', { site: siteOf(args) }, args.request.signal);

export function Component() {
  const { lists, customers } = useLoaderData<typeof loader>();
  return <PriceListsPage lists={lists} customers={customers} />;
}
