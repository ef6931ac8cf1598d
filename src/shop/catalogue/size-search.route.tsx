import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { multiSearch } from '../../catalogue/listing/multi-search.contract.ts';
import { drawSizes } from '../../catalogue/size-search/draw-sizes.ts';
import { byDistance } from '../../catalogue/size-search/size-difference.rule.ts';
import type { FoundSizes } from '../../catalogue/size-search/size-matches.tsx';
import {
  hasSize,
  hasSizeProblem,
  readSizeQuery,
  type SizeQuery,
  sizeFilters,
  sizeKeyword,
} from '../../catalogue/size-search/size-query.rule.ts';
import { SizeSearchPage } from '../../catalogue/size-search/size-search.page.tsx';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { type PageContext, pageContext } from '../../ui/page/page-context.ts';
import { publicMeta } from '../seo/page-meta.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const query = readSizeQuery(new URL(request.url).searchParams);
  const found = hasSize(query) && !hasSizeProblem(query) ? await findSizes(page, query) : undefined;
  const drawings = drawSizes(query, found?.rows[0] ?? found?.closest[0]);
  return { query, found, drawings, siteName: page.site.name, canonical: `${page.baseUrl}/size-search` };
}

async function findSizes(page: PageContext, query: SizeQuery): Promise<FoundSizes | undefined> {
  const reply = await page.call(multiSearch, { searching_key: '', filters: sizeFilters(query) });
  if (isRefusal(reply)) return undefined;
  const total = reply.total_search_count;
  return {
    total,
    rows: byDistance(reply.data_list.description, query),
    types: reply.facets.find(({ key }) => key === 'type')?.values ?? [],
    closest: total === 0 ? await findClosest(page, query) : [],
  };
}

/** The search for a size that no item has lists the closest ones; with a filter it does not count as a search. */
async function findClosest(page: PageContext, query: SizeQuery) {
  const searching_key = sizeKeyword(query);
  if (searching_key === undefined) return [];
  const filters = { bore_min: 0, ...(query.type && { type: [query.type] }) };
  const reply = await page.call(multiSearch, { searching_key, filters });
  return isRefusal(reply) ? [] : byDistance(reply.data_list.description, query);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { siteName, canonical } = loaderData;
  return publicMeta({
    title: t`Search by size`,
    description: t`Type bore, outside diameter and width on a drawing and see which bearings fit, at ${siteName}.`,
    siteName,
    canonical,
  });
}

export default function SizeSearch() {
  const { query, drawings, found } = useLoaderData<typeof loader>();
  return <SizeSearchPage query={query} drawings={drawings} found={found} />;
}
