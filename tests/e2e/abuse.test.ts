import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyHandler } from '../../src/app.ts';
import { readEnv } from '../../src/server/env.ts';
import { attackFacts, underAttack } from '../attack/attack-store.ts';
import { attacks } from '../attack/attacks.ts';
import { prepareBuyer } from '../fuzz/buyer-facts.ts';
import { fuzz } from '../fuzz/fuzz-store.ts';
import { validBodies } from '../fuzz/valid-bodies.ts';
import { whatDoesNotAddUp } from '../order.ts';
import { type RunningDemo, startDemo } from '../running-demo.ts';

let demo: RunningDemo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo?.close());

test('the fuzzer knows a valid request of every call that takes one', async () => {
  const bodies = validBodies(await prepareBuyer(demo.database, demo.store.port, 'nod'));
  const taking = everyHandler(readEnv({})).filter(
    ({ contract: { request } }) => 'shape' in request && Object.keys(request.shape as object).length > 0,
  );
  expect(taking.map(({ contract }) => contract.path).filter((path) => !bodies[path])).toEqual([]);
});

test('no request out of thousands, random or spoiled, is our fault, and the books still add up', async () => {
  const terms = { port: demo.store.port, database: demo.database, requests: 5_000, seed: 7, atOnce: 8 };
  const { requests, faults } = await fuzz({ ...terms, maxAnswerMs: Number.POSITIVE_INFINITY });
  expect(requests).toBe(terms.requests);
  expect(faults.map(({ index, why, sent }) => ({ index, why, path: sent.path.slice(0, 200) }))).toEqual([]);
  expect(await whatDoesNotAddUp(demo)).toEqual([]);
});

test.each(attacks)('a visitor is served beside $name', async (attack) => {
  const terms = { ...(await attackFacts(demo.database)), port: demo.store.port, visits: 12 };
  const { attacked, tally } = await underAttack(attack, terms);
  expect(attacked.refused).toBe(0);
  expect(Object.keys(tally).filter((status) => Number(status) >= 500)).toEqual([]);
});
