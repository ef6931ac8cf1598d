import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { splitDesignations } from '../../bearings/designation/search-key.js';
                                                       
import { msg, translate } from '../../lib/i18n.js';
import {                   defineCall } from '../../server/calls/define-call.server.js';
                                                                    
import { runInThread } from '../../server/jobs/worker-threads.server.js';
import { searches } from '../../server/metrics/metrics.server.js';
import { refuse } from '../../server/refuse.server.js';
import { findRenamedCategories, inCategoryOrder } from '../categories/category-names.server.js';
import { countText } from '../items/item-format.rule.js';
import { itemRowOf, viewerOf } from '../items/item-row.server.js';
import { loadItemsByIds } from '../items/load-items.db.js';
import { maxCounted } from '../search/search-matches.sql.js';
import { findTooLongTerms, parseDistinctSearchTerms,                 } from '../search/search-terms.js';
                                                                        
import { noteSearchHits, noteSearchMisses } from '../search-log/search-log.server.js';
import { findListing } from './find-listing.server.js';
                                                  
import { itemsPerPage, maxWithAvailability } from './listing-limits.data.js';
import { withCategoriesOfNow } from './listing-query.rule.js';
import { maxNumbers, multiSearch } from './multi-search.contract.js';

const labels                                   = {
  brand: msg('Brand'),
  cat_type: msg('Product type'),
  category: msg('Category'),
  type: msg('Type'),
  seal: msg('Seals'),
  clearance: msg('Clearance'),
  availability: msg('Availability'),
};

const worker = new URL('../search/search-terms.js', import.meta.url);
/** Longer lists wait in a queue; very long ones are also parsed in a worker thread. */
const maxUnqueuedNumbers = 4;
const minNumbersForWorker = 40;

export const multiSearchCall = defineCall(
  multiSearch,
  { requires: permissionTo('browse'), queue: queueFor },
  async (request, context) => {
    const count = splitDesignations(request.searching_key).length;
    if (count > maxNumbers)
      return refuse(multiSearch, 'too_many', { most: countText(maxNumbers), numbers: countText(count) });
    const viewer = viewerOf(context);
    const sortsByPrice = request.sort === 'price' || request.sort === 'price_down';
    const { filters, renamed } = await withNamesOfNow(context, request.filters);
    const { listing, instead } = await findListing(context, await numbersIn(request.searching_key, count), {
      filters,
      canSeeAvailability: viewer.visibility.availability,
      sort: sortsByPrice && !viewer.visibility.listPrice ? 'best' : request.sort,
      offset: (request.page - 1) * itemsPerPage,
      limit: itemsPerPage,
    });
    if (isFirstLook(request)) noteSearch(context, request.searching_key, instead, listing.total);
    const [items, facets] = await Promise.all([
      loadItemsByIds(context, listing.ids),
      Promise.all(listing.facets.map((facet) => inOrder(context, facet))),
    ]);
    return {
      success: true         ,
      total_search_count: Math.min(listing.total, maxCounted),
      page: request.page,
      data_list: { description: items.map((item) => itemRowOf(item, viewer)) },
      facets: facets.map((facet) => ({ ...facet, label: translate(labels[facet.key] ?? facet.key) })),
      ranges: (['bore', 'outside', 'width']         ).flatMap((key) => {
        const [min, max] = listing.ranges[key];
        return min === null || max === null ? [] : [{ key, min, max }];
      }),
      availability_left_out: viewer.visibility.availability && isAvailabilityLeftOut(filters, listing),
      instead: [...instead, ...findTooLongTerms(request.searching_key).map(tooLongNumber)],
      renamed,
    };
  },
);

                                                        

async function withNamesOfNow({ db, site }             , filters         ) {
  const renamed = await findRenamedCategories(db, site.code, filters.category ?? []);
  return { filters: renamed.length === 0 ? filters : withCategoriesOfNow(filters, renamed), renamed };
}

async function inOrder                                                                                    (
  { db, site }             ,
  facet       ,
) {
  if (facet.key !== 'category') return { ...facet, values: [...facet.values] };
  return { ...facet, values: [...(await inCategoryOrder(db, site.code, facet.values, ({ value }) => value))] };
}

const isAvailabilityLeftOut = ({ availability = [] }         , { total, facets }         ) =>
  availability.length === 0 && total > maxWithAvailability && !facets.some(({ key }) => key === 'availability');

/** Another page, filter or order of the same search is not counted again. */
const isFirstLook = ({ page, filters, sort }                               ) =>
  page === 1 && sort === 'best' && Object.keys(filters).length === 0;

/** Of a list of numbers only what was not found is noted. */
function noteSearch(context             , typed        , instead                            , total        )       {
  const result = total === 0 ? 'none' : instead.length === 0 ? 'found' : 'similar';
  if (typed !== '') searches.inc({ site: context.site.code, kind: 'listing', result });
  noteSearchMisses(context, typedWithoutMatch(instead));
  if (instead.length === 0 && splitDesignations(typed).length === 1) noteSearchHits(context, [typed]);
}

const typedWithoutMatch = (instead                            ) =>
  instead.flatMap(({ typed, listed }) => (listed === 'search word' ? [] : typed));

const tooLongNumber = (typed        )                  => ({ typed, listed: 'too long' });

function queueFor({ searching_key }                           )                        {
  return splitDesignations(searching_key).length > maxUnqueuedNumbers ? 'lists' : undefined;
}

async function numbersIn(text        , count        )                                               {
  if (text === '') return 'all items';
  return count < minNumbersForWorker
    ? parseDistinctSearchTerms(text)
    : runInThread              ('lists', worker, 'parseDistinctSearchTerms', text);
}
