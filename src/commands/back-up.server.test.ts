import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyEmptyCluster } from '../../tests/store/copy-empty-cluster.ts';
import { createScratchFolder } from '../../tests/store/test-database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../server/embedded-postgres/start-embedded-postgres.server.ts';
import { readDatabaseFigures } from '../server/metrics/database-figures.server.ts';
import { migrateDatabase } from '../server/startup/migrate.server.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { backUp, readBackupArguments } from './back-up.server.ts';

let parent: string;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  parent = await createScratchFolder();
  await copyEmptyCluster(join(parent, 'data'));
  postgres = await startEmbeddedPostgres({ dataDir: join(parent, 'data') });
  await migrateDatabase(postgres.connection);
});
afterAll(async () => {
  await postgres.stop();
  await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const env = () => ({ databaseUrl: undefined, dataDir: join(parent, 'data') }) as Parameters<typeof backUp>[0];
const at = (time: string) => new Date(`2026-11-22T${time}Z`);

/** As the metrics say it. */
async function lastBackupAt() {
  const client = new Client(postgres.connection);
  await client.connect();
  const figures = await readDatabaseFigures(client).finally(() => client.end());
  return figures?.lastBackupAt;
}

test('of older backups as many stay as were asked for, and other files are left alone', async () => {
  const folder = join(parent, 'backups');
  const older = ['raceway-20261122T023000Z', 'raceway-20261122T023100Z'];
  for (const name of ['notes', ...older]) await mkdir(join(folder, name), { recursive: true });
  const made = await backUp(env(), { folder, keep: 2 }, at('02:32:00'));
  const newest = 'raceway-20261122T023200Z';
  expect(made).toEqual({ folder: join(folder, newest), removed: [join(folder, older[0] ?? '')], interrupted: [] });
  expect((await readdir(folder)).sort()).toEqual(['notes', older[1], newest]);
  expect(await readdir(join(folder, newest))).toEqual(['cluster']);
  expect(await lastBackupAt()).toBe(at('02:32:00').getTime() / 1000);
}, 120_000);

test('a database server of its own, or a store that is not running, is refused in one sentence', async () => {
  const args = { folder: join(parent, 'backups'), keep: 1 };
  await expect(backUp({ ...env(), databaseUrl: 'postgres://db' }, args, at('02:33:00'))).rejects.toThrow(
    'DATABASE_URL is set: back the database server up with its own tools.',
  );
  await expect(backUp({ ...env(), dataDir: join(parent, 'none') }, args, at('02:33:00'))).rejects.toBeInstanceOf(
    StartupError,
  );
});

test.each([[[]], [['a', 'b']], [['a', '--keep', '0']], [['a', '--keep', 'all']], [['a', '--delete']]])(
  'arguments %j are refused with the right ones',
  (args) => {
    expect(() => readBackupArguments(args, '/')).toThrow('Write: npm run backup -- FOLDER [--keep NUMBER].');
  },
);

test('a folder is taken from where the command was typed', () => {
  expect(readBackupArguments(['b', '--keep', '14'], '/srv')).toEqual({ folder: '/srv/b', keep: 14 });
});
