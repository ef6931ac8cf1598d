import { dayOf } from '../../lib/dates.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { loadHeldCertificates } from '../certificates/load-certificates.server.ts';
import { findClosestSizes } from '../search/closest-sizes.db.ts';
import { isOfNumber, matchRank } from '../search/match-rank.data.ts';
import { maxCounted } from '../search/search-matches.sql.ts';
import type { SearchTerm } from '../search/search-terms.ts';
import { findSimilarItems } from '../search/similar-items.db.ts';
import { findSoldMakers } from '../search/sold-makers.db.ts';
import { isMakerMissing, keptAlternatives, unmatchedNumber } from '../search/unmatched-number.ts';
import { isAskedFor, type UnmatchedNumber } from '../search/unmatched-text.rule.ts';
import { type ItemListQuery, type ListedInstead, type Listing, listItems } from './list-items.db.ts';
import { maxCatalogueWithAvailability, maxWithAvailability } from './listing-limits.data.ts';

type ListingOptions = Pick<ItemListQuery, 'filters' | 'canSeeAvailability' | 'sort' | 'offset' | 'limit'> &
  Partial<Pick<ItemListQuery, 'maxWithAvailability' | 'maxCatalogueWithAvailability'>>;

const nothing: Listing = {
  total: 0,
  ids: [],
  facets: [],
  ranges: { bore: [null, null], outside: [null, null], width: [null, null] },
  bestMatches: [],
};

/** Alternatives for each unmatched number when several numbers are searched. */
const maxAlternativesEach = 24;
/** In a list full of unknown numbers only the first ones are searched again, the others are just named. */
const maxNumbersWithAlternatives = 20;

export async function findListing(
  context: CallContext,
  numbers: readonly SearchTerm[] | 'all items',
  options: ListingOptions,
): Promise<{ listing: Listing; instead: UnmatchedNumber[] }> {
  if (numbers.length === 0) return { listing: nothing, instead: [] };
  const { db, site, caller, now } = context;
  const terms = numbers === 'all items' ? [] : numbers;
  const today = dayOf(now, site.calendar.timeZone);
  const offerParams = { priceListId: caller?.priceListId ?? null, customerId: caller?.customerId ?? 0, now, today };
  const most = { maxWithAvailability, maxCatalogueWithAvailability };
  const certificates = await loadHeldCertificates(context);
  const query = { ...most, ...options, ...offerParams, site: site.code, terms, similar: [], certificates };
  const listing = await listItems(db, query);
  const best = new Map(listing.bestMatches.map(({ place, ...match }) => [place, match]));
  const missing = terms.filter(({ place }) => !isOfNumber(best.get(place)?.rank ?? matchRank.misspelled));
  const limit = terms.length > 1 ? maxAlternativesEach : maxCounted;
  const [alternatives, soldMakers] = await Promise.all([
    missing.length > 0 ? findAlternatives(db, site.code, missing.slice(0, maxNumbersWithAlternatives), limit) : noMap,
    terms.some((term) => isMakerMissing(term, best.get(term.place)))
      ? findSoldMakers(db, site.code)
      : new Set<string>(),
  ]);
  const keptOf = (term: SearchTerm) => keptAlternatives(term, best.get(term.place), alternatives.get(term.place));
  const similar = missing.flatMap((term) => listedInstead(keptOf(term)));
  const instead = terms.flatMap((term) => {
    const kept = keptOf(term);
    const isShortened = kept && isAskedFor(kept.kind) && kept.ids.length === maxCounted;
    const listed = kept && { kind: kept.kind, ...(isShortened && { most: maxCounted }) };
    return unmatchedNumber(term, best.get(term.place), listed, soldMakers) ?? [];
  });
  return { listing: similar.length > 0 ? await listItems(db, { ...query, similar }) : listing, instead };
}

type Listed = { ids: readonly number[]; kind: UnmatchedNumber['listed'] };
const noMap: ReadonlyMap<number, Listed> = new Map();

/** The same number with other suffixes comes before what has the number in another reading. */
function listedInstead(alternatives: Listed | undefined): ListedInstead[] {
  const rank = alternatives?.kind === 'other versions' ? matchRank.prefix : matchRank.misspelled;
  return (alternatives?.ids ?? []).map((id) => ({ id, rank }));
}

async function findAlternatives(db: CallContext['db'], site: string, missing: readonly SearchTerm[], limit: number) {
  const sizes = missing.flatMap(({ place, size }) => (size ? [{ place, size }] : []));
  const numbers = missing.filter(({ size }) => size === undefined);
  const [closest, similar] = await Promise.all([
    findClosestSizes(db, site, sizes),
    findSimilarItems(db, site, numbers, limit),
  ]);
  const alternatives = new Map<number, Listed>(similar);
  for (const [place, ids] of closest) alternatives.set(place, { ids: ids.slice(0, limit), kind: 'closest sizes' });
  return alternatives;
}
