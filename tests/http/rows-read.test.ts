import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { numberPendingChanges } from '../../src/api/changes/number-changes.server.ts';
import { addItem, displayCart } from '../../src/cart/cart.contract.ts';
import { multiSearch } from '../../src/catalogue/listing/multi-search.contract.ts';
import { search } from '../../src/catalogue/search/search.contract.ts';
import type { Contract } from '../../src/lib/contract.ts';
import { sum } from '../../src/lib/sum.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import type { Handler } from '../../src/server/calls/define-call.server.ts';
import { listen } from '../../src/server/http/listen.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { prepareCall } from '../actions/prepare-call.ts';
import { growCatalogue } from '../fixtures/grow-catalogue.ts';
import { openWithScanLog, type Scan } from '../store/scan-log.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { prepareBuyer } from '../valid-requests/buyer-data.ts';
import { validBodies } from '../valid-requests/valid-bodies.ts';

/** Of every bearing there are some 150 variants, so a number or a size finds hundreds of items. */
const itemCount = 20_000;
const maxAtOnce = 6_000;

/** They count the whole catalogue: once for each of its states, or when staff ask for it. */
const readTheCatalogue = [
  'api/shelf/',
  'desk/api/:site/items/categories/',
  'desk/api/:site/items/categories/rename/',
  'desk/api/:site/items/categories/merge/',
  'desk/api/:site/items/categories/arrange/',
  'desk/api/:site/reports/slow/',
  'desk/api/:site/opening/',
  'desk/api/:site/opening/open/',
];

const { openOn, scanLog } = openWithScanLog();
const store = setUp(() => openTestStore({ openOn }));
let close: () => Promise<void>;
let bodies: Record<string, unknown>;
beforeAll(async () => {
  await growCatalogue(store.database, sites.nod, itemCount);
  // As a store that has run for a while: the first number of an item is given once.
  await numberPendingChanges(store.database, store.now());
  const http = await listen((incoming, env) => store.app.fetch(incoming, env), { port: 0, host: '127.0.0.1' });
  close = () => http.close();
  bodies = validBodies(await prepareBuyer(store.database, http.port, 'nod'));
});
afterAll(() => close());

const handlers = storeCalls;
const endsSession = ({ contract }: Handler) => /logout|sign_out/.test(contract.path);

async function scansOf(handler: Handler, body: unknown): Promise<Scan[]> {
  const call = await prepareCall(store, handler, body, await store.signIn('active'));
  scanLog.take();
  await call();
  return scanLog.take();
}

async function rowsReadBy(contract: Contract, body = bodies[contract.path]): Promise<number> {
  const handler = handlers.find((one) => one.contract === contract);
  if (!handler) throw new Error(`${contract.path} is not served`);
  return sum(await scansOf(handler, body), ({ rows }) => rows);
}

describe('no call reads a large part of the catalogue, but those that count it', () => {
  test.each(
    handlers.filter((handler) => !endsSession(handler)).map((handler) => [handler.contract.path, handler] as const),
  )('%s', async (path, handler) => {
    const scans = await scansOf(handler, bodies[path] ?? {});
    const long = scans.filter(({ atOnce }) => atOnce > maxAtOnce);
    if (readTheCatalogue.includes(path)) expect(long).not.toEqual([]);
    else expect(long).toEqual([]);
  });
});

describe('typing reads as many rows in a large catalogue as in a small one', () => {
  test.each([
    ['two digits', '62'],
    ['a number', '6205'],
    ['a number with suffixes', '6205-2RS'],
    ['an old number of another bearing', '32208'],
    ['a size', '25x52x15'],
    ['a size and a seal', '25x52x15 sealed'],
    ['a shaft', 'bearing for shaft 25 mm'],
    ['a kind and its bore', 'ball bearing 25 mm'],
    ['the name of an item without a universal number', 'hydra 46 oil 20 l'],
    ['a sub category', 'hydraulic oil'],
    ['one typing error', '6205Q-2RS'],
    ['two typing errors', '62Q05-Q2RS'],
    ['a typing error in an unknown suffix', '2308K/VQQ18'],
    ['what nobody sells', 'qwertz'],
  ])('%s: %s', async (_case, searching_key) => {
    expect(await rowsReadBy(search, { searching_key })).toBeLessThanOrEqual(2_500);
  });
});

test.each(['roller', 'koyo ball bearing'])(
  'of the categories that %s names no more than the thousand most popular items are read',
  async (searching_key) => {
    expect(await rowsReadBy(search, { searching_key })).toBeLessThanOrEqual(5_000);
  },
);

test('a mistyped number in a list is found without reading the catalogue', async () => {
  for (const searching_key of ['62Q05-Q2RS', '2308K/VQQ18', 'qwertz'])
    expect(await rowsReadBy(multiSearch, { searching_key })).toBeLessThanOrEqual(1_500);
});

test.each([
  ['adding to the cart', addItem],
  ['the cart', displayCart],
  ['an order', salesConfirmation],
])('%s reads few rows', async (_case, contract) => {
  const read = await rowsReadBy(contract);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(2_500);
});
