import { dayOf } from '../../lib/dates.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { findClosestSizes } from '../search/closest-sizes.db.ts';
import { maxCounted } from '../search/search-matches.sql.ts';
import { readAs, type SearchTerm } from '../search/search-terms.ts';
import { findSimilarItems } from '../search/similar-items.db.ts';
import { isAskedFor, type UnmatchedNumber } from '../search/unmatched-text.rule.ts';
import { type ItemListQuery, type Listing, listItems } from './list-items.db.ts';
import { maxCatalogueWithAvailability, maxWithAvailability } from './listing-limits.data.ts';

type ListingOptions = Pick<ItemListQuery, 'filters' | 'canSeeAvailability' | 'sort' | 'offset' | 'limit'> &
  Partial<Pick<ItemListQuery, 'maxWithAvailability' | 'maxCatalogueWithAvailability'>>;

const nothing: Listing = {
  total: 0,
  ids: [],
  facets: [],
  ranges: { bore: [null, null], outside: [null, null], width: [null, null] },
  matchedPlaces: [],
  wordPlaces: [],
};

/** Alternatives for each unmatched number when several numbers are searched. */
const maxAlternativesEach = 24;
/** In a list full of unknown numbers only the first ones are searched again, the others are just named. */
const maxNumbersWithAlternatives = 20;

export async function findListing(
  { db, site, caller, now }: CallContext,
  numbers: readonly SearchTerm[] | 'all items',
  options: ListingOptions,
): Promise<{ listing: Listing; instead: UnmatchedNumber[] }> {
  if (numbers.length === 0) return { listing: nothing, instead: [] };
  const terms = numbers === 'all items' ? [] : numbers;
  const today = dayOf(now, site.calendar.timeZone);
  const offerParams = { priceListId: caller?.priceListId ?? null, customerId: caller?.customerId ?? 0, now, today };
  const most = { maxWithAvailability, maxCatalogueWithAvailability };
  const query = { ...most, ...options, ...offerParams, site: site.code, terms, similar: [] };
  const listing = await listItems(db, query);
  const missing = terms.filter(({ place }) => !listing.matchedPlaces.includes(place));
  const byWord = terms
    .filter(({ place }) => listing.wordPlaces.includes(place))
    .map(({ typed }) => ({ typed, listed: 'search word' as const }));
  if (missing.length === 0) return { listing, instead: byWord };
  const limit = terms.length > 1 ? maxAlternativesEach : maxCounted;
  const alternatives = await findAlternatives(db, site.code, missing.slice(0, maxNumbersWithAlternatives), limit);
  const similar = missing.flatMap(({ place }) => alternatives.get(place)?.ids ?? []);
  const matched = terms.filter(({ place }) => listing.matchedPlaces.includes(place));
  return {
    listing: similar.length > 0 ? await listItems(db, { ...query, terms: matched, similar }) : listing,
    instead: [
      ...byWord,
      ...missing.map((term): UnmatchedNumber => {
        const { ids, kind: listed } = alternatives.get(term.place) ?? { ids: [], kind: 'nothing' as const };
        const typed = listed === 'of this category' ? term.number : term.typed;
        const isShortened = isAskedFor(listed) && ids.length === maxCounted;
        return { typed, listed, read_as: readAs(term), ...(isShortened && { most: maxCounted }) };
      }),
    ],
  };
}

async function findAlternatives(db: CallContext['db'], site: string, missing: readonly SearchTerm[], limit: number) {
  const sizes = missing.flatMap(({ place, size }) => (size ? [{ place, size }] : []));
  const numbers = missing.filter(({ size }) => size === undefined);
  const [closest, similar] = await Promise.all([
    findClosestSizes(db, site, sizes),
    findSimilarItems(db, site, numbers, limit),
  ]);
  const alternatives = new Map<number, { ids: readonly number[]; kind: UnmatchedNumber['listed'] }>(similar);
  for (const [place, ids] of closest) alternatives.set(place, { ids: ids.slice(0, limit), kind: 'closest sizes' });
  return alternatives;
}
