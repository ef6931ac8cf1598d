import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import type { listCustomerPricesAtDesk } from './customer-prices.contract.ts';
import { ItemRecordPage } from './item.page.tsx';
import type { listItemPicturesAtDesk } from './item-pictures.contract.ts';
import type { itemAtDesk } from './item-record.contract.ts';

export const handle = { title: () => 'Items' };

export async function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), id: args.params.id ?? '' };
  const { signal } = args.request;
  const page = new URL(args.request.url).searchParams.get('page') ?? '';
  const [record, { pictures }, customerPrices] = await Promise.all([
    loadDesk<typeof itemAtDesk>('GET /desk/api/:site/items/record/', request, signal),
    loadDesk<typeof listItemPicturesAtDesk>('GET /desk/api/:site/items/pictures/', request, signal),
    loadDesk<typeof listCustomerPricesAtDesk>(
      'GET /desk/api/:site/items/customer_prices/',
      { ...request, page },
      signal,
    ),
  ]);
  return { record, pictures, customerPrices };
}

export function Component() {
  const { record, pictures, customerPrices } = useLoaderData<typeof loader>();
  return <ItemRecordPage key={record.item.id} record={record} pictures={pictures} customerPrices={customerPrices} />;
}
