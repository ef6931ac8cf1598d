import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { listRfisAtDesk } from './rfi-desk.contract.ts';
import type { rfiSenders } from './rfi-senders.contract.ts';
import { RfisPage } from './rfis.page.tsx';

export const handle = { title: () => 'RFIs' };

export async function loader(args: LoaderFunctionArgs) {
  const [site, { signal }] = [siteOf(args), args.request];
  const request = { site, ...listRequestOf(args.request) };
  const [{ rows, total }, { senders }] = await Promise.all([
    loadDesk<typeof listRfisAtDesk>('GET /desk/api/:site/rfis/', request, signal),
    loadDesk<typeof rfiSenders>('GET /desk/api/:site/rfi_senders/', { site }, signal),
  ]);
  return { rows, total, senders };
}

export function Component() {
  return <RfisPage {...useLoaderData<typeof loader>()} now={new Date()} />;
}
