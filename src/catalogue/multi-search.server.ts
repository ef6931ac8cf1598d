import { said, word } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { findListing } from './find-listing.ts';
import { beholderOf, itemRowOf } from './item-row.ts';
import { itemsById } from './load-items.db.ts';
import { multiSearch, rowsPerPage } from './multi-search.contract.ts';
import { countedUpTo } from './search-parts.db.ts';

const labels: Readonly<Record<string, string>> = {
  brand: word('Brand'),
  cat_type: word('Product type'),
  category: word('Category'),
  type: word('Type'),
  seal: word('Seals'),
  clearance: word('Clearance'),
  availability: word('Availability'),
};

export const multiSearchCall = answer(multiSearch, { who: 'anyone' }, async (request, step) => {
  const beholder = beholderOf(step);
  const sortsByPrice = request.sort === 'price' || request.sort === 'price_down';
  const { listing, instead } = await findListing(step, request.searching_key, {
    filters: request.filters,
    seesAvailability: beholder.sight.availability,
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
    facets: listing.facets.map((facet) => ({ ...facet, label: said(labels[facet.key] ?? facet.key) })),
    ranges: (['bore', 'outside', 'width'] as const).flatMap((key) => {
      const [min, max] = listing.ranges[key];
      return min === null || max === null ? [] : [{ key, min, max }];
    }),
    instead,
  };
});
