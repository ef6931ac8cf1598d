import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import type { listSettings } from './settings.contract.ts';
import { SettingsPage } from './settings.page.tsx';

export const handle = { title: () => 'Settings' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof listSettings>('GET /desk/api/:site/settings/', { site: siteOf(args) }, args.request.signal);

export function Component() {
  const { parts } = useLoaderData<typeof loader>();
  return <SettingsPage parts={parts} />;
}
