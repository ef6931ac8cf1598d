import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartupError } from '../startup-error.server.ts';
import { namingFullDisk } from './full-disk.server.ts';

const root = join(import.meta.dirname, '../../..');

/** Runs a script where it may mount a disk that nobody else sees. */
function runOnOwnDisk(folder: string, size: string, script: string) {
  const command = [process.execPath, '--input-type=module', '--eval', script, folder];
  const mounted = ['sh', '-c', `mount -t tmpfs -o size=${size},mode=755 tmpfs "$0" && exec "$@"`, folder, ...command];
  return spawnSync('unshare', ['--mount', ...mounted], { encoding: 'utf8', cwd: root });
}
const hasOwnDisks = () => process.platform === 'linux' && runOnOwnDisk(tmpdir(), '1m', '').status === 0;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'raceway-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const fullDisk = `
  import { rmSync, statfsSync, writeFileSync } from 'node:fs';
  import { createReadinessCheck } from './src/server/database/readiness.server.ts';
  import { startEmbeddedPostgres } from './src/server/embedded-postgres/start-embedded-postgres.server.ts';
  import { namingFullDisk } from './src/server/startup/full-disk.server.ts';
  import { watchDisks } from './src/server/jobs/watch-disks.server.ts';
  const [, disk] = process.argv;
  const fill = (left) => {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(disk + '/other', Buffer.alloc(bavail * bsize - left));
  };
  const start = (folder) =>
    namingFullDisk(disk, () => startEmbeddedPostgres({ dataDir: disk + '/' + folder, throwaway: true }));
  const said = [];
  const watch = watchDisks({ data: disk }, { warn: (_, sentence) => said.push(sentence) });
  const postgres = await start('first');
  const ready = async () => said.push((await createReadinessCheck(postgres.connection)()) ?? 'ready');
  await watch();
  await ready();
  fill(0);
  await watch();
  await watch();
  await ready();
  rmSync(disk + '/other');
  await ready();
  await postgres.stop();
  for (const [folder, left] of [['first', 0], ['second', 5_000_000]]) {
    fill(left);
    said.push(await start(folder).then(() => 'started', ({ name, message }) => name + ': ' + message));
    rmSync(disk + '/other');
  }
  const again = await start('first');
  await again.stop();
  console.log(JSON.stringify(said));`;

test('a full disk is told while the store runs and when it starts', { tags: ['lab'] }, async ({ skip }) => {
  skip(!hasOwnDisks(), 'only where this user may mount disks');
  const folder = await makeFolder();
  const { stdout, stderr } = runOnOwnDisk(folder, '80m', fullDisk);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([
    'ready',
    `Only 0 MB are free on the disk of ${folder}. When it is full, no order is taken: free some space.`,
    'the disk of the database is full',
    'ready',
    `StartupError: The data folder ${folder}/first/postgres can't be used: its disk is full; free some space.`,
    `StartupError: The folder ${folder} can't be used: its disk is full; free some space.`,
  ]);
});

test.each([
  ['a write', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['a share of the disk', Object.assign(new Error('write'), { code: 'EDQUOT' })],
  ['PostgreSQL', new Error('could not extend file', { cause: new Error('No space left on device') })],
  ['a build', new StartupError('The pages could not be built:\nError: ENOSPC: no space left on device, write')],
])('%s that fails because the disk is full says so', async (_, cause) => {
  const folder = await makeFolder();
  await expect(namingFullDisk(folder, () => Promise.reject(cause))).rejects.toThrow(
    `The folder ${folder} can't be used: its disk is full; free some space.`,
  );
});

test('another failure is told as it is', async () => {
  const folder = await makeFolder();
  await expect(namingFullDisk(folder, () => Promise.reject(new Error('other')))).rejects.toThrow('other');
});
