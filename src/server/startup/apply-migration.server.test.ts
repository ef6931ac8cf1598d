import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeUpMigrations } from '../../../tests/migrations/made-up-migrations.ts';
import { createTestDatabase, type TestConnection } from '../../../tests/store/test-database.ts';
import { waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
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

test('a migration that fails leaves those before it, and the next start continues with it', async () => {
  const all = await applied();
  const first = { first: 'create table first (id int)' };
  const folder = await madeUpMigrations({
    ...first,
    second: 'create table half (id int);--> statement-breakpoint\nno SQL',
  });
  const refusal = new StartupError('Migration second failed: syntax error at or near "no".');
  await expect(migrateDatabase(connection, { folder })).rejects.toEqual(refusal);
  expect(await applied()).toBe(all + 1);
  expect((await client.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
  const corrected = await madeUpMigrations({ ...first, second: 'alter table first add column name text' });
  await migrateDatabase(connection, { folder: corrected });
  expect((await client.query('select name from first')).rows).toEqual([]);
});

test('while a migration waits for a table that somebody holds, others read it', async () => {
  const folder = await madeUpMigrations({ note: 'alter table items add column note text' });
  await client.query('begin; select from items limit 1');
  const migrated = migrateDatabase(connection, { folder });
  const reader = new Client(connection);
  await reader.connect();
  await waitUntilBlocked({ $client: reader } as never);
  expect((await reader.query('select from items limit 1')).rowCount).toBe(1);
  await client.query('commit');
  await migrated;
  expect((await reader.query('select note from items limit 1')).rows).toEqual([{ note: null }]);
  await reader.end();
});

test('a migration that gets its tables from nobody says who holds them, and changes nothing', async () => {
  const folder = await madeUpMigrations({ note: 'alter table items add column note text' });
  await client.query("set application_name = 'monthly report'; begin; select from items limit 1");
  await expect(migrateDatabase(connection, { folder, patienceMs: 0 })).rejects.toThrow(
    /^Migration note did not get .* process \d+ of the database server \(monthly report, user \w+, idle in transaction\) has held them for \d+ s; end it or wait, then start again\.$/,
  );
  await client.query('rollback');
  await migrateDatabase(connection, { folder });
});

test('an index that could not be built without a transaction is built anew', async () => {
  const folder = await madeUpMigrations({
    codes: `-- no transaction
create index concurrently if not exists "makers_named" on makers (name);--> statement-breakpoint
create unique index concurrently if not exists "makers_once" on makers (name)`,
  });
  await client.query("create table makers (name text); insert into makers values ('ZWZ'), ('ZWZ')");
  await expect(migrateDatabase(connection, { folder })).rejects.toThrow(
    /^Migration codes failed: could not create unique index "makers_once"\.$/,
  );
  const isValid = "select indisvalid as valid from pg_index where indexrelid = 'makers_once'::regclass";
  expect((await client.query(isValid)).rows).toEqual([{ valid: false }]);
  await client.query('delete from makers where ctid = (select min(ctid) from makers)');
  await migrateDatabase(connection, { folder });
  expect((await client.query(isValid)).rows).toEqual([{ valid: true }]);
});
