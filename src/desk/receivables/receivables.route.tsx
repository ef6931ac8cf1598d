import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { loadDesk, siteOf } from '../browser/desk-loader.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { receivablesAtDesk } from './receivables.contract.ts';
import { ReceivablesPage } from './receivables.page.tsx';

export const handle = { title: () => t`Receivables` };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof receivablesAtDesk>(
    'GET /desk/api/:site/money/receivables/',
    { site: siteOf(args), ...listRequestOf(args.request) },
    args.request.signal,
  );

export function Component() {
  return <ReceivablesPage found={useLoaderData<typeof loader>()} />;
}
