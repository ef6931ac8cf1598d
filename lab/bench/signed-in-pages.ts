import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sites } from '../../src/sites/resolve-site.ts';
import { freePort, openRunningDatabase } from '../../tests/store/store-process.ts';
import { createBuyers, findAllItemIds, pickRandom, stockPopularItems } from './data/create-buyers.ts';
import { reportResult, round } from './measure/goals.ts';
import { combineFigures, eachOnce, type Figures, forSeconds, measure, type NextRequest } from './measure/measure.ts';
import type { RawRequest } from './requests/raw-http-client.ts';
import { createShopRequests } from './requests/shop-requests.ts';

// How much processor time does a page cost that is rendered for one reader? Other folders of the project are measured in turn with this one.
const goals = { signedInPerSecond: 250, visitorPerSecond: 300, p99Ms: 15 };
/** Faster than anybody reads, and slow enough to leave most of the processor free, so that the replies are not just waiting for each other. */
const paced = { page: 'item seen before, signed in, each twenty times a second', everyMs: 50 };

const site = sites.nod;
const callers = 16;
/** Few enough to stay in the cache while pages are seen for the first time between. */
const popularItems = 200;
/** A store hears of changes twice a second. */
const heardAfterMs = 700;
const seconds = 3;
const rounds = 4;

type StoreModule = typeof import('../../tests/store/store-process.ts');
type Pages = Record<string, () => NextRequest | Promise<NextRequest>>;

const folders = [join(import.meta.dirname, '../..'), ...process.argv.slice(2)];
const stores = await Promise.all(folders.map(openStore));
const figures = new Map<string, Figures[]>();

try {
  for (let round = 0; round <= rounds; round += 1)
    for (const page of Object.keys(stores[0]?.pages ?? {}))
      for (const { folder, store, pages } of stores) {
        const next = (await pages[page]?.()) ?? eachOnce([]);
        const pace = page === paced.page ? { everyMs: paced.everyMs } : {};
        const taken = await measure({ port: store.port, pid: store.pid, callers, next, ...pace });
        if (round > 0) figures.set(`${page}, ${folder}`, [...(figures.get(`${page}, ${folder}`) ?? []), taken]);
      }
  printReport();
} finally {
  for (const { store, dataDir, database } of stores) {
    await database.close();
    await store.send('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function openStore(folder: string) {
  const { startStoreProcess } = (await import(join(folder, 'tests/store/store-process.ts'))) as StoreModule;
  const dataDir = await mkdtemp(join(tmpdir(), 'raceway-bench-'));
  const store = startStoreProcess(dataDir, await freePort(), profiled());
  await store.opened;
  const database = await openRunningDatabase(dataDir);
  const tokens = await createBuyers(database, site, 200, new Date());
  const popular = await stockPopularItems(database, site, popularItems);
  const everyItem = (await findAllItemIds(database, site))[Symbol.iterator]();
  await database.$client.query('vacuum analyze');
  const { page } = createShopRequests(site, store.port);
  const one = <T>(all: readonly T[]): T => pickRandom(all, 1)[0] as T;
  const itemPath = (id: number | undefined) => `${site.pages.detail}?item=${id}`;
  const [token = ''] = tokens;
  const eachPopular = (buyer?: string) => eachOnce(popular.map((id) => page(itemPath(id), buyer)));
  await measure({ port: store.port, pid: store.pid, callers, next: eachPopular(token) });
  /** Nothing that visitors see of the popular items. */
  const changeCatalogue = async () => {
    const { value: other } = everyItem.next();
    await database.$client.query("update items set description = description || ' ' where id = $1", [other]);
    await setTimeout(heardAfterMs);
  };
  const popularToBuyers = again(() => page(itemPath(one(popular)), one(tokens)));
  const pages: Pages = {
    'item seen before, signed in': popularToBuyers,
    [paced.page]: popularToBuyers,
    'item seen before, visitor, catalogue changed since': async () => {
      await changeCatalogue();
      return eachPopular();
    },
    'item seen for the first time, signed in': again(() => page(itemPath(everyItem.next().value), one(tokens))),
    'item seen for the first time, visitor': again(() => page(itemPath(everyItem.next().value))),
    'home, signed in': again(() => page('/', one(tokens))),
    'listing, signed in': again(() => page('/listing?q=6205', one(tokens))),
    'cart, signed in': again(() => page('/cart', one(tokens))),
  };
  return { folder, store, dataDir, database, pages };
}

function again(make: () => RawRequest) {
  return () => forSeconds(seconds, make);
}

/** PROFILE=folder writes a profile of each store's processor time. */
function profiled(): Record<string, string> {
  const { PROFILE: folder } = process.env;
  return folder ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=500 --cpu-prof-dir=${folder}` } : {};
}

function printReport(): void {
  const rows = [...figures].map(([name, all]) => {
    const { perSecond, p50Ms, p99Ms, cpuMs = Number.NaN } = combineFigures(all);
    return {
      page: name,
      'per second': round(perSecond),
      'per second of one core': round(1000 / cpuMs),
      'p50, ms': round(p50Ms),
      'p99, ms': round(p99Ms),
      'processor, ms': round(cpuMs),
    };
  });
  console.table(rows);
  const own = (page: string) => combineFigures(figures.get(`${page}, ${folders[0]}`) ?? []);
  const perCore = (what: string, page: string, goal: number) =>
    reportResult({ what, figure: 1000 / (own(page).cpuMs ?? Number.NaN), unit: 'a second', goal, isMoreBetter: true });
  perCore('item pages of one core, seen before, signed in', 'item seen before, signed in', goals.signedInPerSecond);
  const visitors = 'item pages of one core, visitor';
  perCore(`${visitors}, read again`, 'item seen before, visitor, catalogue changed since', goals.visitorPerSecond);
  perCore(`${visitors}, rendered`, 'item seen for the first time, visitor', goals.visitorPerSecond);
  const p99 = (what: string, page: string) =>
    reportResult({ what, figure: own(page).p99Ms, unit: 'ms', goal: goals.p99Ms });
  const buyers = `item page seen before, signed in, ${callers} callers`;
  p99(`${buyers}, p99`, 'item seen before, signed in');
  p99(`${buyers}, each twenty times a second, p99`, paced.page);
}
