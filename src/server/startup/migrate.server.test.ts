import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeUpMigrations } from '../../../tests/migrations/made-up-migrations.ts';
import { createTestDatabase, type TestConnection } from '../../../tests/store/test-database.ts';
import { StartupError } from '../startup-error.server.ts';
import { migrateDatabase, migrationLock } from './migrate.server.ts';

let connection: TestConnection;
let drop: () => Promise<void>;
let client: Client;
beforeEach(async () => {
  ({ connection, drop } = await createTestDatabase());
  client = new Client(connection);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await drop();
});

const applied = async () =>
  (await client.query('select count(*)::int as applied from drizzle.__drizzle_migrations')).rows[0].applied as number;

test('processes that start together on an empty database migrate it once', async () => {
  const all = await applied();
  await client.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
  await Promise.all([1, 2, 3].map(() => migrateDatabase(connection)));
  expect(await applied()).toBe(all);
  expect((await client.query('table items')).rows).toEqual([]);
});

test('a database that is up to date keeps its rows', async () => {
  const itemCount = 'select count(*)::int as items from items';
  const { rows } = await client.query(itemCount);
  const all = await applied();
  await migrateDatabase(connection);
  expect((await client.query(itemCount)).rows).toEqual(rows);
  expect(rows[0].items).toBeGreaterThan(0);
  expect(await applied()).toBe(all);
});

test('a process starts beside a newer release that has only added to the database', async () => {
  await migrateDatabase(connection, { folder: await madeUpMigrations({ added: 'create table added (id int)' }) });
  await migrateDatabase(connection);
  expect((await client.query('table added')).rows).toEqual([]);
});

test('a process is refused where a newer release has removed what it uses', async () => {
  const folder = await madeUpMigrations({
    unused: 'create table added (id int)',
    removed: '-- contract after unused\ndrop table added',
  });
  await migrateDatabase(connection, { folder });
  await migrateDatabase(connection, { folder });
  await expect(migrateDatabase(connection)).rejects.toEqual(
    new StartupError(
      'The database was made by a newer version of Raceway, which removed what this one uses (removed); please start that version.',
    ),
  );
});

test('the release before a removal, which no longer uses what was removed, starts', async () => {
  const unused = { unused: 'create table added (id int)' };
  const previous = await madeUpMigrations(unused);
  const next = await madeUpMigrations({ ...unused, removed: '-- contract after unused\ndrop table added' });
  await migrateDatabase(connection, { folder: next });
  await migrateDatabase(connection, { folder: previous });
});

test('a process that waits for its turn does not keep an index from being built', async () => {
  const folder = await madeUpMigrations({
    codes: '-- no transaction\ncreate index concurrently if not exists "items_of_makers" on items (maker)',
  });
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  const waiting = [1, 2].map(() => migrateDatabase(connection, { folder }));
  const asking =
    "select from pg_stat_activity where datname = current_database() and query like 'select pg_try_advisory_lock%'";
  await expect.poll(async () => (await client.query(asking)).rowCount).toBe(2);
  await client.query('create index concurrently "items_by_maker" on items (maker)');
  await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  await Promise.all(waiting);
});

test('a database that cannot be reached is refused in one sentence', async () => {
  const refusal = migrateDatabase({ host: '127.0.0.1', port: 1, user: 'x' });
  await expect(refusal).rejects.toBeInstanceOf(StartupError);
  await expect(refusal).rejects.toThrow(/^[A-Z][^\n]+\.$/);
});
