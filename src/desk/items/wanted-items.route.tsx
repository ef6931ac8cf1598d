import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { listWantedItemsAtDesk } from './wanted-items.contract.ts';
import { WantedItemsPage } from './wanted-items.page.tsx';

export const handle = { title: () => 'Wanted, not in stock' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof listWantedItemsAtDesk>('GET /desk/api/:site/items/wanted/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <WantedItemsPage rows={rows} total={total} />;
}
