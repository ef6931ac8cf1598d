import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { splitDesignations } from '../../bearings/designation/search-key.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { msg, translate } from '../../lib/i18n.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import type { QueueName } from '../../server/jobs/queues.server.ts';
import { runInThread } from '../../server/jobs/worker-threads.server.ts';
import { searches } from '../../server/metrics/metrics.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { findRenamedCategories, inCategoryOrder } from '../categories/category-names.server.ts';
import { countText } from '../items/item-format.rule.ts';
import { itemRowOf, viewerOf } from '../items/item-row.server.ts';
import { loadItemsByIds } from '../items/load-items.db.ts';
import { foundAs } from '../search/found-as.ts';
import { fittingFirst } from '../search/nearest-items.ts';
import { maxCounted } from '../search/search-matches.sql.ts';
import { findTooLongTerms, parseDistinctSearchTerms, type SearchTerm } from '../search/search-terms.ts';
import { isAskedFor, type UnmatchedNumber } from '../search/unmatched-text.rule.ts';
import { noteSearchHits, noteSearchMisses } from '../search-log/search-log.server.ts';
import { findListing } from './find-listing.server.ts';
import type { Listing } from './list-items.db.ts';
import { itemsPerPage, maxWithAvailability } from './listing-limits.data.ts';
import { withCategoriesOfNow } from './listing-query.rule.ts';
import { maxNumbers, multiSearch } from './multi-search.contract.ts';

const labels: Readonly<Record<string, string>> = {
  brand: msg('Brand'),
  cat_type: msg('Product type'),
  category: msg('Category'),
  type: msg('Type'),
  seal: msg('Seals'),
  clearance: msg('Clearance'),
  availability: msg('Availability'),
  certificate: msg('Certificate'),
};

const worker = new URL('../search/search-terms.ts', import.meta.url);
/** Longer lists wait in a queue; very long ones are also parsed in a worker thread. */
const maxUnqueuedNumbers = 4;
const minNumbersForWorker = 40;

export const multiSearchCall = defineCall(
  multiSearch,
  { requires: permissionTo('browse'), queue: queueFor, reads: 'replica' },
  async (request, context) => {
    const count = splitDesignations(request.searching_key).length;
    if (count > maxNumbers)
      return refuse(multiSearch, 'too_many', { most: countText(maxNumbers), numbers: countText(count) });
    const viewer = viewerOf(context);
    const sortsByPrice = request.sort === 'price' || request.sort === 'price_down';
    const { filters, renamed } = await withNamesOfNow(context, request.filters);
    const terms = await numbersIn(request.searching_key, count);
    const { listing, instead: unmatched } = await findListing(context, terms, {
      filters,
      canSeeAvailability: viewer.visibility.availability,
      sort: sortsByPrice && !viewer.visibility.listPrice ? 'best' : request.sort,
      offset: (request.page - 1) * itemsPerPage,
      limit: itemsPerPage,
    });
    const [found, facets] = await Promise.all([
      loadItemsByIds(context, listing.ids),
      Promise.all(listing.facets.map((facet) => inOrder(context, facet))),
    ]);
    const only = terms.length === 1 && terms !== 'all items' ? terms[0] : undefined;
    const { items, fits } = only && request.sort === 'best' ? fittingFirst(only, found) : { items: found, fits: true };
    const instead: UnmatchedNumber[] =
      only && !fits ? [{ ...unmatched[0], typed: only.typed, listed: 'other design' }] : unmatched;
    if (isFirstLook(request)) noteSearch(context, request.searching_key, instead, listing.total);
    const isInStock = instead.every(({ listed }) => isAskedFor(listed));
    return {
      success: true as const,
      total_search_count: Math.min(listing.total, maxCounted),
      page: request.page,
      data_list: {
        description: items.map((item) => ({ ...itemRowOf(item, viewer), ...foundAs(only, item, isInStock) })),
      },
      facets: facets.map((facet) => ({ ...facet, label: translate(labels[facet.key] ?? facet.key) })),
      ranges: rangesOf(listing),
      availability_left_out: viewer.visibility.availability && isAvailabilityLeftOut(filters, listing),
      instead: [...instead, ...findTooLongTerms(request.searching_key).map(tooLongNumber)],
      renamed,
    };
  },
);

const rangesOf = ({ ranges }: Listing) =>
  (['bore', 'outside', 'width'] as const).flatMap((key) => {
    const [min, max] = ranges[key];
    return min === null || max === null ? [] : [{ key, min, max }];
  });

type Filters = RequestOf<typeof multiSearch>['filters'];

async function withNamesOfNow({ db, site }: CallContext, filters: Filters) {
  const renamed = await findRenamedCategories(db, site.code, filters.category ?? []);
  return { filters: renamed.length === 0 ? filters : withCategoriesOfNow(filters, renamed), renamed };
}

async function inOrder<Facet extends { key: string; values: readonly { value: string; count: number }[] }>(
  { db, site }: CallContext,
  facet: Facet,
) {
  if (facet.key !== 'category') return { ...facet, values: [...facet.values] };
  return { ...facet, values: [...(await inCategoryOrder(db, site.code, facet.values, ({ value }) => value))] };
}

const isAvailabilityLeftOut = ({ availability = [] }: Filters, { total, facets }: Listing) =>
  availability.length === 0 && total > maxWithAvailability && !facets.some(({ key }) => key === 'availability');

/** Another page, filter or order of the same search is not counted again. */
const isFirstLook = ({ page, filters, sort }: RequestOf<typeof multiSearch>) =>
  page === 1 && sort === 'best' && Object.keys(filters).length === 0;

/** When a list of numbers is searched, only what was not found is noted. */
function noteSearch(context: CallContext, typed: string, instead: readonly UnmatchedNumber[], total: number): void {
  const isFound = instead.every(({ listed }) => isAskedFor(listed));
  const result = total === 0 ? 'none' : isFound ? 'found' : 'similar';
  if (typed !== '') searches.inc({ site: context.site.code, kind: 'listing', result });
  noteSearchMisses(context, typedWithoutMatch(instead));
  if (isFound && splitDesignations(typed).length === 1) noteSearchHits(context, [typed]);
}

const typedWithoutMatch = (instead: readonly UnmatchedNumber[]) =>
  instead.flatMap(({ typed, listed }) => (isAskedFor(listed) ? [] : typed));

const tooLongNumber = (typed: string): UnmatchedNumber => ({ typed, listed: 'too long' });

function queueFor({ searching_key }: { searching_key: string }): QueueName | undefined {
  return splitDesignations(searching_key).length > maxUnqueuedNumbers ? 'lists' : undefined;
}

async function numbersIn(text: string, count: number): Promise<readonly SearchTerm[] | 'all items'> {
  if (text === '') return 'all items';
  return count < minNumbersForWorker
    ? parseDistinctSearchTerms(text)
    : runInThread<SearchTerm[]>('lists', worker, 'parseDistinctSearchTerms', text);
}
