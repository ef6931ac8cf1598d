import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { StayHere } from '../cart/stay-here.ui.tsx';
import { ListingPage } from '../catalogue/listing.page.tsx';
import { listingHref, listingTitle, pagingOf, readListingQuery } from '../catalogue/listing-query.rule.ts';
import { multiSearch, rowsPerPage } from '../catalogue/multi-search.contract.ts';
import { say } from '../lib/say.ts';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { renderAdd } from './add-to-cart.tsx';
import { useFrame } from './frame.ts';
import { publicMeta } from './seo.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const query = readListingQuery(new URL(request.url).searchParams);
  const { keyword: searching_key, ...asked } = query;
  const found = await page.call(multiSearch, { searching_key, ...asked });
  if (refused(found)) throw data({ message: found.message }, { status: 400 });
  const rows = found.data_list.description;
  const total = found.total_search_count;
  return {
    query,
    rows,
    total,
    facets: found.facets,
    ranges: found.ranges,
    instead: found.instead,
    paging: pagingOf(query.page, rows.length, total, rowsPerPage),
    siteName: page.site.name,
    canonical: page.address + listingHref({ ...query, sort: 'best', filters: {} }),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { query, rows, siteName, canonical } = loaderData;
  const title = listingTitle(query.keyword.slice(0, 60));
  const description = say`${title}: sizes, makers, availability and drawings at ${siteName}.`;
  const head = publicMeta({ title, description, siteName, canonical });
  return rows.length > 0 ? head : [...head, { name: 'robots', content: 'noindex' }];
}

export default function Listing() {
  const { query, rows, total, facets, ranges, instead, paging } = useLoaderData<typeof loader>();
  const status = useFrame()?.session?.status;
  const found = { query, rows, total, facets, ranges, instead, paging };
  return <ListingPage {...found} status={status} renderAdd={renderAdd} addChoice={<StayHere />} />;
}
