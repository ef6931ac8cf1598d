import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/store/test-database.ts';
import { type Database, openDatabase } from './database.server.ts';
import { prepareWrite } from './prepare-statement.server.ts';
import { shareRoundTrips } from './share-round-trips.server.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase(created.connection, () => {});
  await database.$client.query('create table counted (item text primary key)');
});
afterAll(async () => {
  await database.close();
  await drop();
});

const read = (from: Database, value: number) =>
  from.$client
    .query({ name: 'read', text: 'select $1::int as value', values: [value] })
    .then(({ rows }) => rows[0].value);
const insert = prepareWrite<{ item: string }, never>(
  'test_add_counted',
  sql`insert into counted values (${sql.placeholder('item')})`,
);
const add = (to: Database, item: string) => insert(to, { item });
async function roundTripsOf(work: () => Promise<unknown>) {
  const before = database.roundTrips();
  await work();
  return database.roundTrips() - before;
}

test('what one request reads at once is one round trip, and two requests have one each', async () => {
  await Promise.all([read(database, 0), read(database, 0)]);
  const [one, other] = [shareRoundTrips(database), shareRoundTrips(database)];
  const all = () => Promise.all([read(one, 1), read(other, 2), read(one, 3), read(other, 4)]);
  expect(await all()).toEqual([1, 2, 3, 4]);
  expect(await roundTripsOf(all)).toBe(2);
  expect(await roundTripsOf(() => read(one, 5))).toBe(1);
});

test('taking part a second time changes nothing', () => {
  const shared = shareRoundTrips(database);
  expect(shareRoundTrips(shared)).toBe(shared);
});

test('a failed statement is told, and its connection is not used again', async () => {
  const shared = shareRoundTrips(database);
  const wrong = shared.$client.query({ name: 'wrong', text: 'select 1 / $1::int', values: [0] });
  await expect(Promise.all([read(shared, 1), wrong, read(shared, 2)])).rejects.toThrow('division by zero');
  expect(await Promise.all([read(shared, 1), read(shared, 2)])).toEqual([1, 2]);
});

test('writes at once stay by themselves: one that fails leaves the other', async () => {
  const shared = shareRoundTrips(database);
  const [first, second, other] = await Promise.allSettled([
    add(shared, '6205'),
    add(shared, '6205'),
    add(shared, '6206'),
  ]);
  expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect(other.status).toBe('fulfilled');
});

test('without a connection everything that waits is refused', async () => {
  const shared = shareRoundTrips(database);
  database.setState('silent');
  const waiting = [read(shared, 1), read(shared, 2)];
  for (const one of waiting) await expect(one).rejects.toThrow('timeout exceeded when trying to connect');
  database.setState('writable');
  expect(await read(shared, 3)).toBe(3);
});

test('a transaction has its own connection', async () => {
  const shared = shareRoundTrips(database);
  expect(await shared.transaction(async (db) => (await db.$client.query('select 1 as one')).rows)).toEqual([
    { one: 1 },
  ]);
});
