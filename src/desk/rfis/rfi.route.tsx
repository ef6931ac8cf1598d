import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { RfiPage } from './rfi.page.tsx';
import type { rfiAtDesk } from './rfi-desk.contract.ts';

export const handle = { title: () => 'RFIs' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof rfiAtDesk>(
    'GET /desk/api/:site/rfis/:number/',
    { site: siteOf(args), number: args.params.number ?? '' },
    args.request.signal,
  );

export function Component() {
  const { rfi, terms } = useLoaderData<typeof loader>();
  const site = useDeskSite();
  const { number } = useParams();
  return <RfiPage key={number} site={site} rfi={rfi} terms={terms} now={new Date()} />;
}
