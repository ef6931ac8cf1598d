import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { listSearchMissesAtDesk } from './search-misses.contract.ts';
import { SearchMissesPage } from './search-misses.page.tsx';

export const handle = { title: () => 'Searched and not found' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof listSearchMissesAtDesk>('GET /desk/api/:site/items/misses/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <SearchMissesPage rows={rows} total={total} />;
}
