import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyHandler } from '../../src/app.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { findInconsistencies } from '../actions/orders.ts';
import { attacks } from '../attack/attacks.ts';
import { type Attacker, loadAttackData, startAttacker } from '../attack/measure-attack.ts';
import { prepareBuyer } from '../fuzz/buyer-data.ts';
import { fuzz } from '../fuzz/run-fuzz.ts';
import { validBodies } from '../fuzz/valid-bodies.ts';
import { type RunningDemo, startDemo } from '../store/running-demo.ts';

let demo: RunningDemo;
let attacker: Attacker;
beforeAll(async () => {
  demo = await startDemo();
  attacker = startAttacker();
});
afterAll(async () => {
  attacker?.close();
  await demo?.close();
});

test('the fuzzer has a valid request for every call with input', async () => {
  const bodies = validBodies(await prepareBuyer(demo.database, demo.store.port, 'nod'));
  const taking = everyHandler(readEnv({})).filter(
    ({ contract: { request } }) => 'shape' in request && Object.keys(request.shape as object).length > 0,
  );
  expect(taking.map(({ contract }) => contract.path).filter((path) => !bodies[path])).toEqual([]);
});

test('two thousand random requests cause no server error and leave consistent stock and ledgers', async () => {
  const terms = { port: demo.store.port, database: demo.database, requests: 2_000, seed: 7, atOnce: 8 };
  const { requests, failures } = await fuzz({ ...terms, maxAnswerMs: Number.POSITIVE_INFINITY });
  expect(requests).toBe(terms.requests);
  expect(failures.map(({ index, why, sent }) => ({ index, why, path: sent.path.slice(0, 200) }))).toEqual([]);
  expect(await findInconsistencies(demo)).toEqual([]);
});

test.each(attacks)('a visitor is served during $name', async (attack) => {
  const terms = { ...(await loadAttackData(demo.database)), port: demo.store.port, visits: 6 };
  const { attacked, tally } = await attacker.measure(attack, terms);
  expect(attacked.refused).toBe(0);
  const errors = Object.keys(tally)
    .map(Number)
    .filter((status) => status >= 500 && status !== attack.later);
  expect(errors).toEqual([]);
});
