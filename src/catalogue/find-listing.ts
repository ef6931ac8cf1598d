import type { Step } from '../server/call.ts';
import { closestSizes } from './closest-sizes.db.ts';
import { type Listing, type ListingQuery, listItems } from './list-items.db.ts';
import type { Instead } from './multi-search.contract.ts';
import { type Reading, readingsOf, tooLongIn } from './search-reading.ts';
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

/** What answers a search; for each number that nothing answers the closest sizes or what resembles it. */
export async function findListing(
  { db, site, caller, now }: Step,
  text: string,
  asked: Asked,
): Promise<{ listing: Listing; instead: Instead[] }> {
  const readings = readingsOf(text);
  const tooLong = tooLongIn(text).map((typed) => ({ typed, listed: 'too long' as const }));
  if (readings.length === 0 && text !== '') return { listing: nothing, instead: tooLong };
  const buyer = { priceListId: caller?.priceListId ?? null, customerId: caller?.customerId ?? 0, now };
  const query = { ...asked, ...buyer, site: site.code, readings, similar: [] };
  const listing = await listItems(db, query);
  const missing = readings.filter(({ place }) => !listing.answered.includes(place));
  if (missing.length === 0) return { listing, instead: tooLong };
  const others = await Promise.all(missing.map((reading) => standInsFor(db, site.code, reading)));
  const similar = others.flatMap(({ ids }) => (readings.length > 1 ? ids.slice(0, standInsEach) : ids));
  return {
    listing: similar.length > 0 ? await listItems(db, { ...query, similar }) : listing,
    instead: [
      ...others.map(({ typed, ids, listed }) => ({ typed, listed: ids.length > 0 ? listed : ('nothing' as const) })),
      ...tooLong,
    ],
  };
}

type StandIns = { typed: string; ids: number[]; listed: Instead['listed'] };

async function standInsFor(db: Step['db'], site: string, reading: Reading): Promise<StandIns> {
  const { typed, size } = reading;
  if (size) return { typed, ids: await closestSizes(db, site, size), listed: 'closest sizes' };
  return { typed, ids: await similarItems(db, site, reading), listed: 'similar items' };
}
