import { answer, type Step } from '../server/call.ts';
import { beholderOf, itemRowOf } from './item-row.ts';
import { type Listing, type ListingQuery, listItems } from './list-items.db.ts';
import { itemsById } from './load-items.db.ts';
import { multiSearch, rowsPerPage } from './multi-search.contract.ts';
import { countedUpTo } from './search-parts.db.ts';
import { readingsOf } from './search-reading.ts';
import { similarItems } from './similar-items.db.ts';

const labels: Readonly<Record<string, string>> = {
  brand: 'Brand',
  cat_type: 'Product type',
  category: 'Category',
  seal: 'Seals',
  clearance: 'Clearance',
};

export const multiSearchCall = answer(multiSearch, { who: 'anyone' }, async (request, step) => {
  const beholder = beholderOf(step);
  const sortsByPrice = request.sort === 'price' || request.sort === 'price_down';
  const listing = await listingFor(step, request.searching_key, {
    filters: request.filters,
    sort: sortsByPrice && !beholder.sight.listPrice ? 'best' : request.sort,
    offset: (request.page - 1) * rowsPerPage,
    most: rowsPerPage,
  });
  const items = await itemsById(step, listing.ids);
  return {
    success: true as const,
    total_search_count: Math.min(listing.total, countedUpTo),
    page: request.page,
    data_list: { description: items.map((item) => itemRowOf(item, beholder)) },
    facets: listing.facets.map((facet) => ({ ...facet, label: labels[facet.key] ?? facet.key })),
  };
});

type Asked = Pick<ListingQuery, 'filters' | 'sort' | 'offset' | 'most'>;

async function listingFor({ db, site }: Step, text: string, asked: Asked): Promise<Listing> {
  const readings = readingsOf(text);
  if (readings.length === 0 && text !== '') return { all: 0, total: 0, ids: [], facets: [] };
  const query = { ...asked, site: site.code, readings, similar: [] };
  const listing = await listItems(db, query);
  if (listing.all > 0 || text === '') return listing;
  const similar = await similarItems(db, site.code, readings);
  return similar.length > 0 ? listItems(db, { ...query, similar }) : listing;
}
