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

test('what a backup that was killed has left is deleted by the next one, which may need the space', {
  tags: ['lab'],
}, async () => {
  const folder = join(parent, 'killed');
  const half = join(folder, 'raceway-20261121T023000Z.incomplete');
  await mkdir(join(half, 'cluster'), { recursive: true });
  const made = await backUp(env(), { folder, keep: 2 }, at('02:35:00'));
  expect(made.interrupted).toEqual([half]);
  expect(await readdir(folder)).toEqual(['raceway-20261122T023500Z']);
});

test('of two backups that begin together one is refused, and the other is made', { tags: ['lab'] }, async () => {
  const folder = join(parent, 'together');
  const made = await Promise.allSettled(
    ['02:36:00', '02:36:01'].map((time) => backUp(env(), { folder, keep: 2 }, at(time))),
  );
  const [refused] = made.filter((one) => one.status === 'rejected');
  const [complete] = made.filter((one) => one.status === 'fulfilled');
  expect(refused?.reason).toEqual(
    new StartupError('Another backup of this database is running: let it end, and try again.'),
  );
  expect((await readdir(folder)).map((name) => join(folder, name))).toEqual([complete?.value.folder]);
});

test('a backup that fails says so and leaves no half copy, which would take the space of the next one', {
  tags: ['lab'],
}, async () => {
  const folder = join(parent, 'failing');
  const taken = 'raceway-20261122T023400Z';
  await mkdir(join(folder, taken, 'cluster'), { recursive: true });
  await expect(backUp(env(), { folder, keep: 2 }, at('02:34:00'))).rejects.toThrow(
    /^The database could not be backed up, and nothing of the copy is left: ENOTEMPTY/,
  );
  expect(await readdir(folder)).toEqual([taken]);
  expect(await lastBackupAt()).not.toBe(at('02:34:00').getTime() / 1000);
});

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
