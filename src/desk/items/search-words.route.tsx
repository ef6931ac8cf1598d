import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { listSearchWordsAtDesk } from './search-words.contract.ts';
import { SearchWordsPage } from './search-words.page.tsx';

export const handle = { title: () => 'Search words' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof listSearchWordsAtDesk>('GET /desk/api/:site/items/words/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <SearchWordsPage rows={rows} total={total} />;
}
