import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { loadDesk, siteOf } from '../browser/desk-loader.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { listRfisAtDesk } from '../rfi-calls/rfi-desk.contract.ts';
import { RfisPage } from './rfis.page.tsx';

export const handle = { title: () => t`RFIs` };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof listRfisAtDesk>(
    'GET /desk/api/:site/rfis/',
    { site: siteOf(args), ...listRequestOf(args.request) },
    args.request.signal,
  );

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <RfisPage rows={rows} total={total} now={new Date()} />;
}
