import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { listPriceRowsAtDesk } from './price-rows.contract.ts';
import { PriceSheetPage } from './price-sheet.page.tsx';

export const handle = { title: () => 'Price lists' };

export async function loader(args: LoaderFunctionArgs) {
  const asked = { site: siteOf(args), owner: args.params.owner ?? '', ...listRequestOf(args.request) };
  const loaded = await loadDesk<typeof listPriceRowsAtDesk>(
    'GET /desk/api/:site/prices/rows/',
    asked,
    args.request.signal,
  );
  return { asked, loaded };
}

export function Component() {
  const { asked, loaded } = useLoaderData<typeof loader>();
  return <PriceSheetPage key={`${asked.site} ${asked.owner}`} asked={asked} loaded={loaded} />;
}
