import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import type { openingAtDesk } from './opening.contract.ts';
import { OpeningPage } from './opening.page.tsx';

export const handle = { title: () => 'Opening' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof openingAtDesk>('GET /desk/api/:site/opening/', { site: siteOf(args) }, args.request.signal);

export function Component() {
  return <OpeningPage opening={useLoaderData<typeof loader>()} />;
}
