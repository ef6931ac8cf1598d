import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { loadDesk, siteOf } from '../browser/desk-loader.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { customerList } from './customer-list.contract.ts';
import { CustomerListPage } from './customer-list.page.tsx';

export const handle = { title: () => t`Customers` };

export function loader(args: LoaderFunctionArgs) {
  const manager = new URL(args.request.url).searchParams.get('manager') ?? '';
  const request = { site: siteOf(args), ...listRequestOf(args.request), manager };
  return loadDesk<typeof customerList>('GET /desk/api/:site/accounts/', request, args.request.signal);
}

export function Component() {
  return <CustomerListPage {...useLoaderData<typeof loader>()} />;
}
