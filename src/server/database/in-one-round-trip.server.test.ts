import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/store/test-database.ts';
import { waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { type Database, type Db, openDatabase } from './database.server.ts';
import { inOneRoundTrip } from './in-one-round-trip.server.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase(created.connection, () => {});
  await database.$client.query('create table counters as select 1 as id, 0 as value');
});
afterAll(async () => {
  await database.close();
  await drop();
});

const lock = (db: Db) => db.$client.query('select from counters where id = 1 for update');
const read = async (db: Db) => (await db.$client.query('select value from counters where id = 1')).rows[0].value;
const increment = (db: Db) => db.$client.query('update counters set value = value + 1 where id = 1');

test('a read listed after a lock sees what was committed while the lock was waited for', async () => {
  let waiting: Promise<[unknown, number]> | undefined;
  await database.transaction(async (db) => {
    await lock(db);
    waiting = database.transaction((other) => inOneRoundTrip(other, [() => lock(other), () => read(other)]));
    await waitUntilBlocked(database);
    await increment(db);
  });
  expect((await waiting)?.[1]).toBe(1);
});

test('every statement is sent before the first is answered, and they run in the order of the list', async () => {
  const events: string[] = [];
  const statement = (db: Db, name: string) => async () => {
    events.push(`send ${name}`);
    const { rows } = await db.$client.query('select value from counters where id = 1');
    events.push(`answer ${name}`);
    return rows[0].value as number;
  };
  const values = await database.transaction((db) =>
    inOneRoundTrip(db, [statement(db, 'first'), () => increment(db), statement(db, 'last')]),
  );
  expect(events).toEqual(['send first', 'send last', 'answer first', 'answer last']);
  expect(values[2]).toBe(values[0] + 1);
});

test('the cause of a failure is told, also when what followed it hears of it first', async () => {
  const failing = async (db: Db) => {
    const sent = db.$client.query({ name: 'fails', text: 'select 1 / 0' });
    await Promise.allSettled([sent]);
    return sent;
  };
  const quick = (db: Db) => db.$client.query({ name: 'quick', text: 'select 1' });
  const together = database.transaction((db) => inOneRoundTrip(db, [() => failing(db), () => quick(db)]));
  await expect(together).rejects.toThrow('division by zero');
});

test('a failure beside a statement that still waits is told when that has ended, and does not end the process', async () => {
  const unhandled: unknown[] = [];
  const note = (cause: unknown) => void unhandled.push(cause);
  process.on('unhandledRejection', note);
  let failing: Promise<unknown> = Promise.resolve();
  await database.transaction(async (db) => {
    await lock(db);
    const elsewhere = async () => Promise.reject(new Error('the other connection is lost'));
    failing = database.transaction((other) => inOneRoundTrip(other, [() => lock(other), elsewhere]));
    failing.catch(() => {});
    await waitUntilBlocked(database);
  });
  await expect(failing).rejects.toThrow('the other connection is lost');
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('a pool is refused, because its connections run statements in any order', async () => {
  await expect(inOneRoundTrip(database, [() => read(database)])).rejects.toThrow('use a transaction');
});
