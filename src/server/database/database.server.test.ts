import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startDatabaseProxy } from '../../../tests/store/start-database-proxy.ts';
import { createTestDatabase, type TestConnection } from '../../../tests/store/test-database.ts';
import { Refusal } from '../refuse.server.ts';
import { type Database, type Db, openDatabase, type Queryable } from './database.server.ts';
import { isDatabaseDown } from './database-down.server.ts';
import { runStatement } from './prepare-statement.server.ts';

let connection: TestConnection;
let drop: () => Promise<void>;
let database: Database;
const lost: Error[] = [];
beforeAll(async () => {
  ({ connection, drop } = await createTestDatabase());
  database = openDatabase(connection, (cause) => lost.push(cause));
  await database.$client.query(`create table counted (item text)`);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const rowsOf = async (db: Queryable, statement: string) => (await db.$client.query(statement)).rows;
const add = (db: Queryable, item: string) => runStatement(db, sql`insert into counted values (${item})`);
const isCounted = async (item: string) =>
  (await runStatement(database, sql`select from counted where item = ${item}`)).length === 1;

test('ids and amounts are numbers, days are text', async () => {
  const values = "9007199254740991::bigint as id, array[1, 2]::bigint[] as ids, date '2026-11-20' as day";
  expect(await rowsOf(database, `select ${values}`)).toEqual([
    { id: 9007199254740991, ids: [1, 2], day: '2026-11-20' },
  ]);
});

test('a transaction is written as a whole, or not at all when it fails', async () => {
  const result = await database.transaction(async (db) => {
    await add(db, '6205');
    expect(await isCounted('6205')).toBe(false);
    return 'written';
  });
  expect([result, await isCounted('6205')]).toEqual(['written', true]);
  const failed = database.transaction(async (db) => {
    await add(db, '6206');
    throw new Error('no longer wanted');
  });
  await expect(failed).rejects.toThrow('no longer wanted');
  expect(await isCounted('6206')).toBe(false);
});

test.each([
  ['a refusal', new Refusal('not_allowed', 'The order is dispatched.'), false],
  ['anything else', { success: false }, true],
])('a transaction that returns %s', async (_case, returned, isWritten) => {
  const item = isWritten ? '6208' : '6209';
  const transactions = [database.transaction, database.longTransaction];
  for (const [index, transaction] of transactions.entries()) {
    const result = await transaction(async (db) => {
      await add(db, `${item} ${index}`);
      return returned;
    });
    expect([result, await isCounted(`${item} ${index}`)]).toEqual([returned, isWritten]);
  }
});

test('a transaction counts within another one, and stays when that one fails', async () => {
  const failed = database.transaction((db) =>
    db.counters.transaction((counters) => add(counters, '6207')).then(() => Promise.reject(new Error('refused'))),
  );
  await expect(failed).rejects.toThrow('refused');
  expect(await isCounted('6207')).toBe(true);
});

test.each<[string, (work: (db: Db) => Promise<unknown>) => Promise<unknown>, string, boolean]>([
  ['a visitor waits 30 seconds at most', (work) => database.transaction(work), '30s', false],
  ['an import may take an hour', (work) => database.longTransaction(work), '1h', false],
  ['counting does not wait for the disk', (work) => database.counters.transaction(work), '30s', true],
])('%s', async (_case, transaction, timeout, skipsDisk) => {
  const ownSetting = `select setting from pg_settings where name = 'synchronous_commit' and source in ('client', 'session')`;
  const values = `select current_setting('statement_timeout') as timeout, (${ownSetting}) as commit`;
  const rows = await transaction((db) => rowsOf(db, values));
  expect(rows).toEqual([{ timeout, commit: skipsDisk ? 'off' : null }]);
});

test('imports and counters still run while visitors use all their connections', async () => {
  const release = Promise.withResolvers<void>();
  const begun: Promise<void>[] = [];
  const visitors = Array.from({ length: 16 }, () => {
    const one = Promise.withResolvers<void>();
    begun.push(one.promise);
    return database.transaction(async (db) => {
      await db.$client.query(`select`);
      one.resolve();
      await release.promise;
    });
  });
  await Promise.all(begun);
  await database.longTransaction((db) => add(db, 'imported'));
  await database.counters.transaction((db) => add(db, 'counter'));
  expect(database.$client.idleCount).toBe(0);
  release.resolve();
  await Promise.all(visitors);
  expect([await isCounted('imported'), await isCounted('counter')]).toEqual([true, true]);
});

test('a connection that the server ends is reported and replaced', async () => {
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const admin = new pg.Client(connection);
  await admin.connect();
  const { rowCount } = await admin.query(`select pg_terminate_backend(pid) ${others} and state = 'idle'`);
  await admin.end();
  expect(rowCount).toBeGreaterThan(0);
  await expect.poll(() => lost.map(({ message }) => message).join()).toContain('terminating connection');
  await expect.poll(() => rowsOf(database, 'select 1 as one').catch(() => [])).toEqual([{ one: 1 }]);
});

test('a connection that ends together with a reply, while others wait for it, fails them as database down', async () => {
  const ending = openDatabase(await endsAfter('last reply'), () => undefined);
  onTestFinished(() => ending.close());
  const { counters } = ending;
  const last = counters.$client.query("select 'last reply' as said");
  const waiting = [counters.transaction((db) => add(db, '6305')), counters.$client.query('select 1')];
  expect((await last).rows).toEqual([{ said: 'last reply' }]);
  for (const outcome of await Promise.allSettled(waiting))
    expect(outcome.status === 'fulfilled' || isDatabaseDown(outcome.reason)).toBe(true);
  await expect.poll(() => rowsOf(ending, 'select 1 as one').catch(() => [])).toEqual([{ one: 1 }]);
});

/** The way to a server that ends a connection in the same packet as the reply with these words. */
async function endsAfter(words: string): Promise<pg.PoolConfig> {
  const fields = ['SFATAL', 'C57P01', 'Mterminating connection due to unexpected postmaster exit', ''].join('\0');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + fields.length + 1);
  const end = Buffer.concat([Buffer.from('E'), length, Buffer.from(`${fields}\0`)]);
  const proxy = await startDatabaseProxy(
    () => connection,
    (reply, client) => (reply.includes(words) ? client.end(Buffer.concat([reply, end])) : client.write(reply)),
  );
  onTestFinished(proxy.close);
  return proxy.connection;
}

test('closing waits for what is running and is no lost connection', async () => {
  const losses: Error[] = [];
  const closing = openDatabase(connection, (cause) => losses.push(cause));
  const running = closing.transaction((db) => add(db, 'last'));
  await running;
  await closing.close();
  await expect(closing.$client.query(`select 1`)).rejects.toThrow();
  expect([losses, await isCounted('last')]).toEqual([[], true]);
});
