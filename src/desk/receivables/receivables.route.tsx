import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { callListAtDesk } from './debtor.contract.ts';
import type { receivablesAtDesk } from './receivables.contract.ts';
import { ReceivablesPage } from './receivables.page.tsx';

export const handle = { title: () => 'Receivables' };

export async function loader(args: LoaderFunctionArgs) {
  const { signal } = args.request;
  const site = siteOf(args);
  const wanted = { site, ...listRequestOf(args.request) };
  const [found, calls] = await Promise.all([
    loadDesk<typeof receivablesAtDesk>('GET /desk/api/:site/money/receivables/', wanted, signal),
    loadDesk<typeof callListAtDesk>('GET /desk/api/:site/money/calls/', { site }, signal),
  ]);
  return { found, calls };
}

export function Component() {
  return <ReceivablesPage {...useLoaderData<typeof loader>()} />;
}
