import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { listItemsAtDesk } from './item-list.contract.ts';
import { ItemsPage } from './items.page.tsx';

export const handle = { title: () => 'Items' };

export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const of = (name: string) => searchParams.get(name) ?? '';
  const request = {
    site: siteOf(args),
    ...listRequestOf(args.request),
    maker: of('maker'),
    category: of('category'),
  };
  return loadDesk<typeof listItemsAtDesk>('GET /desk/api/:site/items/', request, args.request.signal);
}

export function Component() {
  return <ItemsPage {...useLoaderData<typeof loader>()} />;
}
