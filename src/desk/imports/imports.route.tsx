import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { listImportsAtDesk } from './imports.contract.ts';
import { ImportsPage } from './imports.page.tsx';

export const handle = { title: () => 'Imports' };

export function loader(args: LoaderFunctionArgs) {
  const { view, page } = listRequestOf(args.request);
  const request = { site: siteOf(args), view, page };
  return loadDesk<typeof listImportsAtDesk>('GET /desk/api/:site/imports/', request, args.request.signal);
}

export function Component() {
  const { rows, total, kinds } = useLoaderData<typeof loader>();
  return <ImportsPage imports={rows} total={total} kinds={kinds} />;
}
