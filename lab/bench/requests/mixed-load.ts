import { sites } from '../../../src/sites/resolve-site.ts';
import { openRunningDatabase } from '../../../tests/store/store-process.ts';
import { createBuyers, findAllItemIds, stockPopularItems } from '../data/create-buyers.ts';
import { eachOnce, measure } from '../measure/measure.ts';
import type { RawRequest } from './raw-http-client.ts';
import { createShopRequests } from './shop-requests.ts';

const site = sites.nod;
const callers = 16;

/** What fills the caches of a process: item pages of visitors and buyers, seen once and again, listings, carts and home pages. */
export async function sendMixedLoad({ port, pid, dataDir }: { port: number; pid: number; dataDir: string }) {
  const database = await openRunningDatabase(dataDir);
  const [token = ''] = await createBuyers(database, site, 1, new Date());
  const popular = await stockPopularItems(database, site, 900);
  const itemIds = (await findAllItemIds(database, site)).slice(0, 700);
  const { rows } = await database.$client.query<{ name: string }>(
    'select distinct name from items where site = $1 limit 600',
    [site.code],
  );
  await database.close();
  const { page, add, cartRequest } = createShopRequests(site, port);
  const itemPage = (buyer?: string) => (id: number) => page(`${site.pages.detail}?item=${id}`, buyer);
  const parts: RawRequest[][] = [
    itemIds.map(itemPage()),
    itemIds.map(itemPage(token)),
    popular.map(itemPage(token)),
    rows.map(({ name }) => page(`/listing?q=${encodeURIComponent(name)}`)),
    Array.from({ length: 200 }, () => page('/', token)),
    [add(token, popular.slice(0, 200)), ...Array.from({ length: 50 }, () => cartRequest(token))],
  ];
  for (const requests of parts) await measure({ port, pid, callers, next: eachOnce(requests) });
}
