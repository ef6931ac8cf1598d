import { afterAll, expect, test } from 'vitest';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { openDatabase } from '../database/database.server.ts';
import { HttpError } from '../refuse.server.ts';
import {
  checkRateLimits,
  consumeRateLimits,
  type KeyedRateLimit,
  networkLimits,
  releaseRateLimits,
  resetRateLimits,
} from './rate-limits.server.ts';

const store = await openTestStore();
const { database } = store;
/** Stands in for another process. */
const elsewhere = openDatabase(store.connection, (cause) => console.error(cause));
afterAll(async () => {
  await elsewhere.close();
  await store.close();
});

const limit = { name: 'limits.test', max: 2, windowMinutes: 10 };
const refused = { status: 429, retryAfter: expect.any(Number) };
let callers = 0;
const fresh = (terms: Partial<KeyedRateLimit> = {}): KeyedRateLimit => ({
  ...limit,
  key: `caller ${++callers}`,
  ...terms,
});

/** With the writing transaction, so that rewriting the same value is visible. */
const written = async () =>
  (await database.$client.query('select key, points, expire, xmin::text from limits order by key')).rows;

test('more concurrent calls than pool connections are all counted within their transactions', async () => {
  const calls = Array.from({ length: 40 }, () => database.transaction(() => consumeRateLimits(database, [fresh()])));
  await expect(Promise.all(calls)).resolves.toHaveLength(40);
});

test('a call over the limit is refused, even when earlier calls were rolled back', async () => {
  const one = fresh();
  const rolledBack = () => database.transaction(async () => Promise.reject(await consumeRateLimits(database, [one])));
  await expect(rolledBack()).rejects.toEqual([1]);
  expect(await consumeRateLimits(database, [one])).toEqual([2]);
  await expect(consumeRateLimits(database, [one])).rejects.toMatchObject(refused);
});

test('when one of several limits is used up, none is counted', async () => {
  const [used, free, unseen] = [fresh({ max: 1 }), fresh(), fresh()];
  await consumeRateLimits(database, [used, free]);
  const before = await written();
  await expect(consumeRateLimits(database, [free, used, unseen])).rejects.toMatchObject(refused);
  await expect(checkRateLimits(database, [free, used, unseen])).rejects.toMatchObject(refused);
  expect(await written()).toEqual(before);
  expect(await checkRateLimits(database, [free, unseen])).toEqual([1, 0]);
});

test('of a hundred concurrent calls in two processes exactly the limit passes', async () => {
  const [wide, narrow] = [fresh({ max: 50 }), fresh({ max: 7 })];
  const calls = Array.from({ length: 100 }, (_, index) =>
    consumeRateLimits(index % 2 ? database : elsewhere, index % 3 ? [wide, narrow] : [narrow, wide]),
  );
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(HttpError);
  const { rows } = await database.$client.query('select points from limits where key = any($1)', [
    [wide, narrow].map(({ name, key }) => `${name}:${key}`),
  ]);
  expect(rows).toEqual([{ points: 7 }, { points: 7 }]);
});

test('the longest wait is reported, with the message of its limit', async () => {
  const own = fresh({
    max: 1,
    windowMinutes: 30,
    createError: (waitMs) => new HttpError(429, `wait ${waitMs > 1_700_000}`),
  });
  const short = fresh({ max: 1 });
  await consumeRateLimits(database, [short, own]);
  await expect(consumeRateLimits(database, [short, own])).rejects.toThrow('wait true');
  await expect(consumeRateLimits(database, [short])).rejects.toThrow(/try again in 10 minutes/);
});

test.each([
  ['an expired counter', 'expire = 1'],
  ['a counter of a day when the clock was ahead', 'expire = expire + 86400000'],
])('%s starts again', async (_counter, change) => {
  const one = fresh({ max: 1 });
  await consumeRateLimits(database, [one]);
  await database.$client.query(`update limits set ${change} where key = $1`, [`${one.name}:${one.key}`]);
  await checkRateLimits(database, [one]);
  expect(await consumeRateLimits(database, [one])).toEqual([1]);
  await expect(consumeRateLimits(database, [one])).rejects.toMatchObject(refused);
});

test('a count can be released, but never below zero', async () => {
  const [one, unseen] = [fresh({ max: 1 }), fresh()];
  await consumeRateLimits(database, [one]);
  await releaseRateLimits(database, [one, unseen]);
  await releaseRateLimits(database, [one, unseen]);
  expect(await checkRateLimits(database, [one, unseen])).toEqual([0, 0]);
  expect(await consumeRateLimits(database, [one])).toEqual([1]);
});

test('resetting a key deletes all keys that start with it, within the transaction', async () => {
  const [one, longer, other] = [
    fresh({ key: 'a@mill' }),
    fresh({ key: 'a@mill 10.0.0.1' }),
    fresh({ key: 'a@millers' }),
  ];
  await consumeRateLimits(database, [one, longer, other]);
  const forget = (fails: boolean) =>
    database.transaction(async (db) => {
      await resetRateLimits(db, [one]);
      if (fails) throw new Error('rolled back');
    });
  await expect(forget(true)).rejects.toThrow('rolled back');
  expect(await checkRateLimits(database, [one, longer, other])).toEqual([1, 1, 1]);
  await forget(false);
  expect(await checkRateLimits(database, [one, longer, other])).toEqual([0, 0, 1]);
});

test.each([
  ['IPv6', '2001:db8:9:1234::1', ['2001:db8:9:1234::/64 2', '2001:db8:9:1200::/56 4', '2001:db8:9::/48 8']],
  ['IPv4', '203.0.113.9', ['203.0.113.9 2', '203.0.113.0/24 8']],
])(
  'the networks around an %s address have more of a limit, but not as many times as addresses',
  (_kind, address, limits) => {
    expect(networkLimits(limit, address).map(({ key, max }) => `${key} ${max}`)).toEqual(limits);
  },
);

test('whoever has ten thousand addresses of one /48 gets a limit four times', async () => {
  const from = (connection: number) => networkLimits(limit, `2001:db8:aa:${connection.toString(16)}00::1`, 'nod');
  for (let connection = 0; connection < 8; connection += 1) await consumeRateLimits(database, from(connection));
  await expect(consumeRateLimits(database, from(9))).rejects.toMatchObject(refused);
  await consumeRateLimits(database, networkLimits(limit, '2001:db8:ab::1', 'nod'));
});
