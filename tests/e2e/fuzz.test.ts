import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyHandler } from '../../src/app.ts';
import { readEnv } from '../../src/server/env.ts';
import { prepareBuyer } from '../fuzz/buyer-facts.ts';
import { fuzz } from '../fuzz/fuzz-store.ts';
import { validBodies } from '../fuzz/valid-bodies.ts';
import { whatDoesNotAddUp } from '../order.ts';
import { type RunningStore, startStore } from '../running-store.ts';

let store: RunningStore;
const port = () => Number(new URL(store.addressOf('nod')).port);
beforeAll(async () => {
  store = await startStore(undefined, { TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => store?.close());

test('the fuzzer knows a valid request of every call that takes one', async () => {
  const bodies = validBodies(await prepareBuyer(store.database, port(), 'nod'));
  const taking = everyHandler(readEnv({})).filter(
    ({ contract }) => 'shape' in contract.request && Object.keys(contract.request.shape as object).length > 0,
  );
  expect(taking.map(({ contract }) => contract.path).filter((path) => !bodies[path])).toEqual([]);
});

test('no request out of thousands, random or spoiled, is our fault, and the books still add up', async () => {
  const terms = { port: port(), database: store.database, requests: 6_000, seed: 7, atOnce: 8 };
  const { requests, faults } = await fuzz({ ...terms, maxAnswerMs: Number.POSITIVE_INFINITY });
  expect(requests).toBe(terms.requests);
  expect(faults.map(({ index, why, sent }) => ({ index, why, path: sent.path.slice(0, 200) }))).toEqual([]);
  expect(await whatDoesNotAddUp(store)).toEqual([]);
}, 300_000);
