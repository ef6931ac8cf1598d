import type { Step } from '../server/call.ts';
import { closestSizes } from './closest-sizes.db.ts';
import { type Listing, type ListingQuery, listItems } from './list-items.db.ts';
import type { Instead } from './multi-search.contract.ts';
import { countedUpTo } from './search-parts.db.ts';
import type { Reading } from './search-reading.ts';
import { similarItems } from './similar-items.db.ts';

type Asked = Pick<ListingQuery, 'filters' | 'seesAvailability' | 'sort' | 'offset' | 'most'>;

const nothing: Listing = {
  total: 0,
  ids: [],
  facets: [],
  ranges: { bore: [null, null], outside: [null, null], width: [null, null] },
  answered: [],
};

/** Of several numbers one that nothing answers brings no more than these. */
const standInsEach = 24;
/** Of a list full of unknown numbers so many are looked up again by size or likeness; the others are only named. */
const standInsFor = 20;

/** What answers the numbers of a search; for those that nothing answers the closest sizes or what resembles them. */
export async function findListing(
  { db, site, caller, now }: Step,
  numbers: readonly Reading[] | 'all items',
  asked: Asked,
): Promise<{ listing: Listing; instead: Instead[] }> {
  if (numbers.length === 0) return { listing: nothing, instead: [] };
  const readings = numbers === 'all items' ? [] : numbers;
  const buyer = { priceListId: caller?.priceListId ?? null, customerId: caller?.customerId ?? 0, now };
  const query = { ...asked, ...buyer, site: site.code, readings, similar: [] };
  const listing = await listItems(db, query);
  const missing = readings.filter(({ place }) => !listing.answered.includes(place));
  if (missing.length === 0) return { listing, instead: [] };
  const most = readings.length > 1 ? standInsEach : countedUpTo;
  const standIns = await findStandIns(db, site.code, missing.slice(0, standInsFor), most);
  const similar = missing.flatMap(({ place }) => standIns.get(place) ?? []);
  const answered = readings.filter(({ place }) => listing.answered.includes(place));
  return {
    listing: similar.length > 0 ? await listItems(db, { ...query, readings: answered, similar }) : listing,
    instead: missing.map(({ place, typed, size }) => {
      const listed = size ? 'closest sizes' : 'similar items';
      return { typed, listed: standIns.has(place) ? listed : 'nothing' };
    }),
  };
}

/** By the place of each number what is listed instead of it; a number that nothing resembles is left out. */
async function findStandIns(db: Step['db'], site: string, missing: readonly Reading[], most: number) {
  const sizes = missing.flatMap(({ place, size }) => (size ? [{ place, size }] : []));
  const numbers = missing.filter(({ size }) => size === undefined);
  const [closest, similar] = await Promise.all([closestSizes(db, site, sizes), similarItems(db, site, numbers, most)]);
  return new Map([...closest, ...similar].map(([place, ids]) => [place, ids.slice(0, most)]));
}
