import { afterAll, expect, test } from 'vitest';
import { openTestStore } from '../../tests/store.ts';
import { openDatabase } from './db.ts';
import { type Counted, count, forgetCounts, refuseUsedUp, uncount } from './limits.ts';
import { HttpRefused } from './refuse.ts';

const store = await openTestStore();
const { database } = store;
/** Counts as another process does: over a connection of its own. */
const elsewhere = openDatabase(store.connection, (cause) => console.error(cause));
afterAll(async () => {
  await elsewhere.close();
  await store.close();
});

const limit = { name: 'limits.test', most: 2, minutes: 10 };
const refused = { status: 429, retryAfter: expect.any(Number) };
let callers = 0;
const fresh = (terms: Partial<Counted> = {}): Counted => ({ ...limit, key: `caller ${++callers}`, ...terms });

/** Every counter with the transaction that wrote it, so that writing the same value again would be seen. */
const written = async () =>
  (await database.$client.query('select key, points, expire, xmin::text from limits order by key')).rows;

test('more calls at once than there are clients in the pool are all counted from inside their transactions', async () => {
  const calls = Array.from({ length: 40 }, () => database.transaction(() => count(database, [fresh()])));
  await expect(Promise.all(calls)).resolves.toHaveLength(40);
});

test('a call over the limit is refused, even when earlier calls were rolled back', async () => {
  const one = fresh();
  const rolledBack = () => database.transaction(async () => Promise.reject(await count(database, [one])));
  await expect(rolledBack()).rejects.toEqual([1]);
  expect(await count(database, [one])).toEqual([2]);
  await expect(count(database, [one])).rejects.toMatchObject(refused);
});

test('when one of several limits is used up, none of them is counted and nothing is written', async () => {
  const [used, free, unseen] = [fresh({ most: 1 }), fresh(), fresh()];
  await count(database, [used, free]);
  const before = await written();
  await expect(count(database, [free, used, unseen])).rejects.toMatchObject(refused);
  await expect(refuseUsedUp(database, [free, used, unseen])).rejects.toMatchObject(refused);
  expect(await written()).toEqual(before);
  expect(await refuseUsedUp(database, [free, unseen])).toEqual([1, 0]);
});

test('of a hundred calls at once in two processes exactly as many pass as the limit allows', async () => {
  const [wide, narrow] = [fresh({ most: 50 }), fresh({ most: 7 })];
  const calls = Array.from({ length: 100 }, (_, index) =>
    count(index % 2 ? database : elsewhere, index % 3 ? [wide, narrow] : [narrow, wide]),
  );
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(HttpRefused);
  const { rows } = await database.$client.query('select points from limits where key = any($1)', [
    [wide, narrow].map(({ name, key }) => `${name}:${key}`),
  ]);
  expect(rows).toEqual([{ points: 7 }, { points: 7 }]);
});

test('the longest wait is the one that is told, with the words of its limit', async () => {
  const own = fresh({ most: 1, minutes: 30, refuse: (waitMs) => new HttpRefused(429, `wait ${waitMs > 1_700_000}`) });
  const short = fresh({ most: 1 });
  await count(database, [short, own]);
  await expect(count(database, [short, own])).rejects.toThrow('wait true');
  await expect(count(database, [short])).rejects.toThrow(/try again in 10 minutes/);
});

test('a counter whose time is over begins anew', async () => {
  const one = fresh({ most: 1 });
  await count(database, [one]);
  await database.$client.query('update limits set expire = 1 where key = $1', [`${one.name}:${one.key}`]);
  await refuseUsedUp(database, [one]);
  expect(await count(database, [one])).toEqual([1]);
  await expect(count(database, [one])).rejects.toMatchObject(refused);
});

test('what was counted can be taken back, but never below nothing', async () => {
  const [one, unseen] = [fresh({ most: 1 }), fresh()];
  await count(database, [one]);
  await uncount(database, [one, unseen]);
  await uncount(database, [one, unseen]);
  expect(await refuseUsedUp(database, [one, unseen])).toEqual([0, 0]);
  expect(await count(database, [one])).toEqual([1]);
});

test('what was counted is forgotten with all that its key is the first word of, in the transaction that says so', async () => {
  const [one, longer, other] = [
    fresh({ key: 'a@mill' }),
    fresh({ key: 'a@mill 10.0.0.1' }),
    fresh({ key: 'a@millers' }),
  ];
  await count(database, [one, longer, other]);
  const forget = (fails: boolean) =>
    database.transaction(async (db) => {
      await forgetCounts(db, [one]);
      if (fails) throw new Error('rolled back');
    });
  await expect(forget(true)).rejects.toThrow('rolled back');
  expect(await refuseUsedUp(database, [one, longer, other])).toEqual([1, 1, 1]);
  await forget(false);
  expect(await refuseUsedUp(database, [one, longer, other])).toEqual([0, 0, 1]);
});
