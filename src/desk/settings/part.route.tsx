import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { PartPage } from './part.page.tsx';
import type { settingsPart } from './settings.contract.ts';

export const handle = { title: () => 'Settings' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof settingsPart>(
    'GET /desk/api/:site/settings/:part/',
    { site: siteOf(args), part: args.params.part ?? '' },
    args.request.signal,
  );

export function Component() {
  const part = useLoaderData<typeof loader>();
  return <PartPage key={part.part} part={part} />;
}
