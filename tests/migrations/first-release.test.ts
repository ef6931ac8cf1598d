import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrateDatabase } from '../../src/server/startup/migrate.server.ts';
import { StartupError } from '../../src/server/startup-error.server.ts';
import { createEmptyDatabase } from '../store/test-database.ts';
import { root } from './previous-release.ts';
import { schemaOf } from './schema-of.ts';

/** The last commit whose databases were made by 47 migrations, which one has replaced since. */
const before = 'f78b74fab915b3e620c621513f4e2d08dba8af05';
const noHistory = spawnSync('git', ['cat-file', '-e', `${before}^{commit}`], { cwd: root }).status !== 0;

async function connect() {
  const { connection, drop } = await createEmptyDatabase();
  const client = new Client(connection);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  return { connection, client };
}

async function migrationsBefore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'raceway-before-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { stdout } = spawnSync('git', ['archive', before, 'db/migrations'], { cwd: root, maxBuffer: 100_000_000 });
  spawnSync('tar', ['-x', '-C', folder], { input: stdout });
  return join(folder, 'db/migrations');
}

const rows = `select to_jsonb(i) as row from items i union all select to_jsonb(c) - 'merged_into_id' from customers c
  union all select to_jsonb(p) from pending_changes p`;

test.skipIf(noHistory)('a database that the 47 migrations made has all of the one, and keeps its rows', async () => {
  const [old, made] = [await connect(), await connect()];
  await migrateDatabase(old.connection, { folder: await migrationsBefore() });
  await old.client.query(`insert into items
      (site, code, name, maker, super_category, category, tax_bp, currency, name_key, code_key, updated_at)
    values ('nod', 'A-1', 'a', 'ZWZ', 'b', 'c', 1800, 'INR', 'A', 'A1', '2026-01-01');
    insert into customers (site, name, status_at, status_by, created_at) values ('nod', 'Arun', now(), '', now())`);
  const kept = (await old.client.query(rows)).rows;
  await migrateDatabase(old.connection);
  await migrateDatabase(made.connection);
  expect(await schemaOf(old.client)).toEqual(await schemaOf(made.client));
  expect((await old.client.query(rows)).rows).toEqual(kept);
  expect(kept.length).toBeGreaterThan(3);
});

test('a database that has only some of them is told which commit has the rest, and nothing is changed', async () => {
  const { connection, client } = await connect();
  await migrateDatabase(connection);
  await client.query(`drop table listed_registrations;
    update drizzle.__drizzle_migrations set created_at = (select min(created_at) - 1 from drizzle.__drizzle_migrations)`);
  const schema = await schemaOf(client);
  await expect(migrateDatabase(connection)).rejects.toThrow(
    /^The database was made before the first release of Raceway and lacks some of its tables; start commit f78b74fa with it once/,
  );
  await expect(migrateDatabase(connection)).rejects.toBeInstanceOf(StartupError);
  expect(await schemaOf(client)).toEqual(schema);
});
