import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { search } from '../../src/catalogue/search/search.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { type Site, siteCodes } from '../../src/sites/site.ts';
import { freePort, openRunningDatabase, startStoreProcess } from '../../tests/store/store-process.ts';
import { createBuyers, findAllItemIds, pickRandom, stockPopularItems } from './data/create-buyers.ts';
import { reportResult, round } from './measure/goals.ts';
import { type Figures, forSeconds, measure, type NextRequest } from './measure/measure.ts';
import { pageScriptsKb } from './measure/page-script-size.ts';
import { runOrderRounds } from './requests/order-rounds.ts';
import { openConnection, type RawRequest } from './requests/raw-http-client.ts';
import { createShopRequests } from './requests/shop-requests.ts';

// How fast does the store respond over HTTP, compared to a bare route of the same server?
const goals = { orders: 1 / 40, itemPagesPerSecond: 300, homeScriptsKb: 130 };

const site: Site = sites.nod;
const callerCounts = [1, 16] as const;
const seconds = 3;
const warmUpSeconds = 1;
const buyerCount = 400;
const itemCount = 600;
const orderRoundsAt = { 1: 1, 16: 5 } as const;
const typed = ['6', '62', '620', '6205', '6205-2', '6205 2rs c3', 'nu2', 'nu2310', '22220 ca', '25x52x15', 'lm119'];

const dataDir = await mkdtemp(join(tmpdir(), 'raceway-bench-'));
const store = startStoreProcess(dataDir, await freePort());
const shopping = createShopRequests(site, store.port);
const results = new Map<string, Figures>();
const result = (name: string) => results.get(name)?.perSecond ?? 0;

try {
  await store.opened;
  const { tokens, itemIds, stocked } = await prepare();
  const anyItem = () => pickRandom(stocked, 1);
  const anyBuyer = () => pickRandom(tokens, 1)[0] ?? '';
  await compare('bare route', () => shopping.page('/healthz'));
  await compare('typeahead', () => shopping.call(search, { searching_key: pickRandom(typed, 1)[0] ?? '' }));
  // Each page once, to measure rendering and not the page cache.
  const everyItem = itemIds[Symbol.iterator]();
  await compare('item page', () => shopping.page(`${site.pages.detail}?item=${everyItem.next().value}`));
  await compare('add to cart', () => shopping.add(anyBuyer(), anyItem()));
  for (const callers of callerCounts) {
    const terms = { shopping, store, tokens, itemIds: stocked, callers, rounds: orderRoundsAt[callers] };
    results.set(`place order, ${callers}`, await runOrderRounds(terms));
  }
  printReport();
  await checkGoals();
} finally {
  await store.send('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function prepare() {
  const database = await openRunningDatabase(dataDir);
  const tokens = await createBuyers(database, site, buyerCount, new Date());
  const stocked = await stockPopularItems(database, site, itemCount);
  const itemIds = await findAllItemIds(database, site);
  await database.$client.query('vacuum analyze');
  await database.close();
  return { tokens, itemIds, stocked };
}

function sendAll(callers: number, next: NextRequest): Promise<Figures> {
  return measure({ port: store.port, pid: store.pid, callers, next });
}

async function compare(name: string, make: () => RawRequest): Promise<void> {
  await sendAll(16, forSeconds(warmUpSeconds, make));
  for (const callers of callerCounts)
    results.set(`${name}, ${callers}`, await sendAll(callers, forSeconds(seconds, make)));
}

function printReport(): void {
  const [baseline1, baseline16] = [result('bare route, 1'), result('bare route, 16')];
  const rows = [...results].map(([name, { requests, perSecond, p50Ms, p99Ms, cpuMs }]) => ({
    'what, callers': name,
    requests,
    'per second': Math.round(perSecond),
    'p50, ms': round(p50Ms),
    'p99, ms': round(p99Ms),
    'of bare': `1/${round((name.endsWith(', 1') ? baseline1 : baseline16) / perSecond)}`,
    'processor, ms': cpuMs === undefined ? 'NA' : round(cpuMs),
  }));
  console.table(rows);
}

async function checkGoals(): Promise<void> {
  const caller = await openConnection(store.port);
  const bare = { what: 'the bare route', figure: result('bare route, 16') };
  const perSecond = (what: string, name: string, goal: number) =>
    reportResult({ what, figure: result(name), unit: 'a second', goal, isMoreBetter: true, baseline: bare });
  perSecond('orders, 16 callers', 'place order, 16', goals.orders * bare.figure);
  perSecond('item pages for visitors, none kept, 16 callers', 'item page, 16', goals.itemPagesPerSecond);
  for (const code of siteCodes) {
    const kb = await pageScriptsKb(caller, `${code}.localhost:${store.port}`, '/');
    reportResult({
      what: `scripts of ${sites[code].name}'s home page, gzip`,
      figure: kb,
      unit: 'KB',
      goal: goals.homeScriptsKb,
    });
  }
  caller.close();
}
