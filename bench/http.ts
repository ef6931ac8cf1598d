import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { search } from '../src/catalogue/search.contract.ts';
import { type Site, siteCodes } from '../src/sites/site.ts';
import { sites } from '../src/sites/which-site.ts';
import { databaseBeside, freePort, startProcess } from '../tests/running-store-process.ts';
import { allItems, anyOf, openBuyers, stockItems } from './buyers.ts';
import { homeScriptsKb } from './home-scripts.ts';
import { type Figures, forSeconds, measure, type Next } from './measure.ts';
import { orderRounds } from './order-rounds.ts';
import { openCaller, type RawRequest } from './raw-client.ts';
import { shoppingAt } from './shopping.ts';

// How fast does the store answer over HTTP, beside a bare route of the same server in the same minutes?
const goals = { orders: 1 / 40, itemPagesPerSecond: 300, homeScriptsKb: 120 };

const site: Site = sites.nod;
const callerCounts = [1, 16] as const;
const seconds = 3;
const warmUpSeconds = 1;
const buyerCount = 400;
const itemCount = 600;
/** Each is one order by each buyer. */
const orderRoundsAt = { 1: 1, 16: 5 } as const;
const typed = ['6', '62', '620', '6205', '6205-2', '6205 2rs c3', 'nu2', 'nu2310', '22220 ca', '25x52x15', 'lm119'];

const dataDir = await mkdtemp(join(tmpdir(), 'raceway-bench-'));
const store = startProcess(dataDir, await freePort());
const shopping = shoppingAt(site, store.port);
const results = new Map<string, Figures>();
const result = (name: string) => results.get(name)?.perSecond ?? 0;

try {
  await store.opened;
  const { tokens, itemIds, stocked } = await prepare();
  const anyItem = () => anyOf(stocked, 1);
  const anyBuyer = () => anyOf(tokens, 1)[0] ?? '';
  await compare('bare route', () => shopping.page('/healthz'));
  await compare('typeahead', () => shopping.call(search, { searching_key: anyOf(typed, 1)[0] ?? '' }));
  // Each page once: what a visitor has been shown is kept for half a minute, and that is not what is measured.
  const everyItem = itemIds[Symbol.iterator]();
  await compare('item page', () => shopping.page(`${site.pages.detail}?item=${everyItem.next().value}`));
  await compare('add to cart', () => shopping.add(anyBuyer(), anyItem()));
  for (const callers of callerCounts) {
    const terms = { shopping, store, tokens, itemIds: stocked, callers, rounds: orderRoundsAt[callers] };
    results.set(`place order, ${callers}`, await orderRounds(terms));
  }
  tell();
  await judge();
} finally {
  await store.send('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function prepare() {
  const database = await databaseBeside(dataDir);
  const tokens = await openBuyers(database, site, buyerCount, new Date());
  const stocked = await stockItems(database, site, itemCount);
  const itemIds = await allItems(database, site);
  await database.$client.query('vacuum analyze');
  await database.close();
  return { tokens, itemIds, stocked };
}

function sendAll(callers: number, next: Next): Promise<Figures> {
  return measure({ port: store.port, pid: store.pid, callers, next });
}

async function compare(name: string, make: () => RawRequest): Promise<void> {
  await sendAll(16, forSeconds(warmUpSeconds, make));
  for (const callers of callerCounts)
    results.set(`${name}, ${callers}`, await sendAll(callers, forSeconds(seconds, make)));
}

function tell(): void {
  const [bare1, bare16] = [result('bare route, 1'), result('bare route, 16')];
  const rows = [...results].map(([name, { requests, perSecond, p50Ms, p99Ms, cpuMs }]) => ({
    'what, callers': name,
    requests,
    'per second': Math.round(perSecond),
    'p50, ms': round(p50Ms),
    'p99, ms': round(p99Ms),
    'of bare': `1/${round((name.endsWith(', 1') ? bare1 : bare16) / perSecond)}`,
    'processor, ms': cpuMs === undefined ? 'NA' : round(cpuMs),
  }));
  console.table(rows);
}

async function judge(): Promise<void> {
  const caller = await openCaller(store.port);
  const share = result('place order, 16') / result('bare route, 16');
  say(
    share >= goals.orders,
    `orders at 16 callers are 1/${round(1 / share)} of the bare route, goal 1/${1 / goals.orders}`,
  );
  const pages = result('item page, 16');
  say(pages >= goals.itemPagesPerSecond, `${round(pages)} item pages a second, goal ${goals.itemPagesPerSecond}`);
  for (const code of siteCodes) {
    const kb = await homeScriptsKb(caller, `${code}.localhost:${store.port}`);
    say(
      kb <= goals.homeScriptsKb,
      `${round(kb)} KB of scripts (gzip) on ${sites[code].name}'s home page, goal ${goals.homeScriptsKb}`,
    );
  }
  caller.close();
}

function say(reached: boolean, words: string): void {
  console.log(`${reached ? '✔' : '✘'} ${words}`);
  if (!reached) process.exitCode = 1;
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
