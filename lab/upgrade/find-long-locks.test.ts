// @module-tag lab
import { expect, onTestFinished, test } from 'vitest';
import { migrateDatabase } from '../../src/server/startup/migrate.server.ts';
import { migrationsFolder, readMigrations } from '../../src/server/startup/migrations.server.ts';
import { madeUpMigrations, migrationsUntil } from '../../tests/migrations/made-up-migrations.ts';
import { newMigrations, previousRelease } from '../../tests/migrations/previous-release.ts';
import { createEmptyDatabase } from '../../tests/store/test-database.ts';
import { findLongLocks } from './find-long-locks.ts';

const million = 1_000_000;
const title = newMigrations.length > 0 ? '' : ': there is no migration since then';

test.skipIf(newMigrations.length === 0)(
  `no migration since the previous release keeps who reads or writes a million rows waiting for a second${title}`,
  async () => {
    const { connection, drop } = await createEmptyDatabase();
    onTestFinished(drop);
    await migrateDatabase(connection, {
      folder: await migrationsUntil(migrationsFolder, previousRelease.lastMigration),
    });
    const full = { connection, folder: migrationsFolder, migrations: newMigrations, rows: million };
    expect(await findLongLocks({ ...full, limitMs: 1_000 })).toEqual([]);
  },
  240_000,
);

test('a migration is found that rewrites a table, builds an index, or changes every row at once', async () => {
  const { connection, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  const { name = '' } = readMigrations().at(-1) ?? {};
  await migrateDatabase(connection, { folder: await migrationsUntil(migrationsFolder, name) });
  // Each locks as a big table would be locked, for longer than any pause of a busy machine.
  const forLong = '; select pg_sleep(2)';
  const folder = await madeUpMigrations({
    rewrites: `alter table items alter column code type varchar(200)${forLong}`,
    builds: `create index on items (upper(code), lower(name), md5(code))${forLong}`,
    adds: 'alter table items add column note text',
    changes: `update items set name = name || ''${forLong}`,
  });
  const full = { connection, folder, migrations: readMigrations(folder), rows: 100 };
  const found = await findLongLocks({ ...full, limitMs: 1_000 });
  expect(found.sort()).toEqual([
    'builds: who writes items waits for more than 1000 ms',
    'changes: who writes items waits for more than 1000 ms',
    'rewrites: who reads items waits for more than 1000 ms',
    'rewrites: who writes items waits for more than 1000 ms',
  ]);
});
