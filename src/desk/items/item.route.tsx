import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { loadDesk, siteOf } from '../browser/desk-loader.ts';
import { ItemPage } from './item.page.tsx';
import type { itemAtDesk } from './item-record.contract.ts';

export const handle = { title: () => t`Items` };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), id: args.params.id ?? '' };
  return loadDesk<typeof itemAtDesk>('GET /desk/api/:site/items/record/', request, args.request.signal);
}

export function Component() {
  const record = useLoaderData<typeof loader>();
  return <ItemPage key={record.item.id} record={record} />;
}
