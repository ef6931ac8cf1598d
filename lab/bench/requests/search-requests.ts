import { multiSearch } from '../../../src/catalogue/listing/multi-search.contract.ts';
import { search } from '../../../src/catalogue/search/search.contract.ts';
import type { Database } from '../../../src/server/database/database.server.ts';
import type { Site } from '../../../src/sites/site.ts';
import type { RawRequest } from './raw-http-client.ts';
import type { ShopRequests } from './shop-requests.ts';

type Sample = { name: string; maker: string; bore: number | null; outside: number | null; width: number | null };

const maxSamples = 600;

/** The same requests at every run, taken from the catalogue. */
export async function buildSearchRequests(
  { $client: pool }: Database,
  { code }: Site,
  shopping: ShopRequests,
  buyer: string,
): Promise<Record<string, RawRequest[]>> {
  const { rows: samples } = await pool.query<Sample>(
    `select name, maker, bore_mm as bore, outside_mm as outside, width_mm as width
     from items where site = $1 and super_category = 'Bearings' order by md5(id::text) limit $2`,
    [code, maxSamples],
  );
  const measured = samples.filter(({ bore, outside, width }) => bore && outside && width);
  const typing = (searching_key: string) => shopping.call(search, { searching_key });
  const listing = (searching_key: string, filters = {}, token?: string) =>
    shopping.call(multiSearch, { searching_key, filters }, token ? { token } : {});
  const sizeOf = ({ bore, outside, width }: Sample, more: number) => `${bore}x${outside}x${(width ?? 0) + more}`;
  const oneMaker = ({ maker, bore }: Sample) => listing('', { brand: [maker], bore_min: bore, bore_max: bore });
  return {
    typeahead: samples.flatMap(({ name }, i) => [name.slice(0, 2 + (i % name.length)), name.toLowerCase()].map(typing)),
    'typeahead, mistyped': samples.map(({ name }, i) => typing(slip(i % 4 === 0 ? slip(name, i + 2) : name, i))),
    'listing of a number': samples.map(({ name }) => listing(name.slice(0, 5))),
    'same, as a buyer': samples.map(({ name }) => listing(name.slice(0, 5), {}, buyer)),
    'listing of a maker and bore': measured.map(oneMaker),
    'size, one in four not there': measured.map((item, i) => listing(sizeOf(item, i % 4 === 0 ? 0.4 : 0))),
  };
}

function slip(name: string, seed: number): string {
  const at = 1 + (seed % (name.length - 1));
  return `${name.slice(0, at)}Q${name.slice(at)}`;
}
