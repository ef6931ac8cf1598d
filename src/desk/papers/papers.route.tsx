import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { listPapersAtDesk } from './papers.contract.ts';
import { PapersPage } from './papers.page.tsx';

export const handle = { title: () => 'Papers' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof listPapersAtDesk>('GET /desk/api/:site/papers/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <PapersPage papers={rows} total={total} />;
}
