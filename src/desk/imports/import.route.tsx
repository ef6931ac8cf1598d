import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { ImportPage } from './import.page.tsx';
import type { importAtDesk } from './imports.contract.ts';

export const handle = { title: () => 'Import' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), id: args.params.id ?? '' };
  return loadDesk<typeof importAtDesk>('GET /desk/api/:site/imports/record/', request, args.request.signal);
}

export function Component() {
  const one = useLoaderData<typeof loader>();
  return <ImportPage key={one.id} one={one} />;
}
