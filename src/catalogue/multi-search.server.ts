import { splitNumbers } from '../bearings/search-key.ts';
import { said, word } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import type { HeavyLane } from '../server/heavy-work.ts';
import { refuse } from '../server/refuse.ts';
import { inThread } from '../server/threads.ts';
import { countText } from './display.rule.ts';
import { findListing } from './find-listing.ts';
import { beholderOf, itemRowOf } from './item-row.ts';
import { itemsById } from './load-items.db.ts';
import { type Instead, mostNumbers, multiSearch, rowsPerPage } from './multi-search.contract.ts';
import { countedUpTo } from './search-parts.db.ts';
import { distinctReadingsOf, type Reading, tooLongIn } from './search-reading.ts';

const labels: Readonly<Record<string, string>> = {
  brand: word('Brand'),
  cat_type: word('Product type'),
  category: word('Category'),
  type: word('Type'),
  seal: word('Seals'),
  clearance: word('Clearance'),
  availability: word('Availability'),
};

const worker = new URL('./search-reading-worker.ts', import.meta.url);
/** A search for more is a list: it waits for its turn, and from `readInThread` on its numbers are read in a thread. */
const fewNumbers = 4;
const readInThread = 40;

export const multiSearchCall = answer(multiSearch, { who: 'anyone', heavy: laneOf }, async (request, step) => {
  const count = splitNumbers(request.searching_key).length;
  if (count > mostNumbers)
    return refuse(multiSearch, 'too_many', { most: countText(mostNumbers), numbers: countText(count) });
  const beholder = beholderOf(step);
  const sortsByPrice = request.sort === 'price' || request.sort === 'price_down';
  const { listing, instead } = await findListing(step, await numbersIn(request.searching_key, count), {
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
    instead: [...instead, ...tooLongIn(request.searching_key).map(tooLongNumber)],
  };
});

const tooLongNumber = (typed: string): Instead => ({ typed, listed: 'too long' });

function laneOf({ searching_key }: { searching_key: string }): HeavyLane | undefined {
  return splitNumbers(searching_key).length > fewNumbers ? 'lists' : undefined;
}

async function numbersIn(text: string, count: number): Promise<readonly Reading[] | 'all items'> {
  if (text === '') return 'all items';
  return count < readInThread ? distinctReadingsOf(text) : inThread<Reading[]>('lists', worker, 'readNumbers', text);
}
