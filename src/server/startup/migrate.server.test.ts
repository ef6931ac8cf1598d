import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestConnection } from '../../../tests/store/test-database.ts';
import { StartupError } from '../startup-error.server.ts';
import { migrateDatabase } from './migrate.server.ts';

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

test('a database of a newer version is refused and left as it is', async () => {
  const all = await applied();
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations",
  );
  await expect(migrateDatabase(connection)).rejects.toEqual(
    new StartupError('The database was made by a newer version of Raceway; please start that version.'),
  );
  expect(await applied()).toBe(all + 1);
});

test('a database that cannot be reached is refused in one sentence', async () => {
  const refusal = migrateDatabase({ host: '127.0.0.1', port: 1, user: 'x' });
  await expect(refusal).rejects.toBeInstanceOf(StartupError);
  await expect(refusal).rejects.toThrow(/^[A-Z][^\n]+\.$/);
});
