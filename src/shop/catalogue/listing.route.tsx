import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { StayHere } from '../../cart/add-to-cart/stay-here.tsx';
import { ListingPage } from '../../catalogue/listing/listing.page.tsx';
import { itemsPerPage } from '../../catalogue/listing/listing-limits.data.ts';
import {
  listingHref,
  listingTitle,
  pagingOf,
  readListingQuery,
  withCategoriesOfNow,
} from '../../catalogue/listing/listing-query.rule.ts';
import { multiSearch } from '../../catalogue/listing/multi-search.contract.ts';
import { understoodParts } from '../../catalogue/search/read-query.ts';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { renderAddToCart } from '../cart/render-add-to-cart.tsx';
import { useRootData } from '../root-data.ts';
import { publicMeta } from '../seo/page-meta.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const query = readListingQuery(new URL(request.url).searchParams);
  const { keyword: searching_key, ...searchOptions } = query;
  const found = await page.call(multiSearch, { searching_key, ...searchOptions });
  if (isRefusal(found)) throw data({ message: found.message }, { status: 400 });
  if (found.renamed.length > 0) {
    const filters = withCategoriesOfNow(query.filters, found.renamed);
    throw redirect(listingHref({ ...query, filters }), 301);
  }
  const rows = found.data_list.description;
  const total = found.total_search_count;
  return {
    query,
    rows,
    total,
    facets: found.facets,
    ranges: found.ranges,
    isAvailabilityLeftOut: found.availability_left_out,
    instead: found.instead,
    understood: understoodParts(query.keyword),
    paging: pagingOf(query.page, rows.length, total, itemsPerPage),
    siteName: page.site.name,
    canonical: page.baseUrl + listingHref({ ...query, sort: 'best', filters: {} }),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { query, rows, siteName, canonical } = loaderData;
  const title = listingTitle(query.keyword.slice(0, 60));
  const description = t`${title}: sizes, makers, availability and drawings at ${siteName}.`;
  const head = publicMeta({ title, description, siteName, canonical });
  return rows.length > 0 ? head : [...head, { name: 'robots', content: 'noindex' }];
}

export default function Listing() {
  const { query, rows, total, facets, ranges, isAvailabilityLeftOut, instead, understood, paging } =
    useLoaderData<typeof loader>();
  const status = useRootData()?.session?.standing;
  const found = { query, rows, total, facets, ranges, isAvailabilityLeftOut, instead, understood, paging };
  return <ListingPage {...found} standing={status} renderAdd={renderAddToCart} addChoice={stayHere} />;
}

/** The same element each time, so that the page is not rendered again for it. */
const stayHere = <StayHere />;
