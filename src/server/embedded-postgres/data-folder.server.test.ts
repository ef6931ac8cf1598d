import { spawn, spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartupError } from '../startup-error.server.ts';
import { lockDataFolder } from './data-folder.server.ts';

const isRoot = process.getuid?.() === 0;
const claimAndWait = `
  import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-folder.server.ts'))};
  await lockDataFolder(process.argv[1]);
  console.log('claimed');
  setInterval(() => {}, 1000);`;

const lockOnFullDisk = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-folder.server.ts'))};
  const [, disk] = process.argv;
  mkdirSync(disk + '/data');
  try { writeFileSync(disk + '/other', Buffer.alloc(1_000_000)); } catch {}
  console.log(await lockDataFolder(disk + '/data').catch(({ message }) => message));`;
/** Runs a command where it may mount a small disk that nobody else sees. */
const withOwnDisk = (folder: string, ...command: string[]) => {
  const mounted = ['sh', '-c', 'mount -t tmpfs -o size=64k tmpfs "$0" && exec "$@"', folder, ...command];
  return spawnSync('unshare', ['--user', '--map-root-user', '--mount', ...mounted], { encoding: 'utf8' });
};
const hasOwnDisks = process.platform === 'linux' && withOwnDisk(tmpdir(), 'true').status === 0;

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'raceway-folder-'));
  await chmod(parent, 0o755);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('a missing data folder is created with its parents', async () => {
  const claim = await lockDataFolder(join(parent, 'a', 'b'));
  expect((await stat(join(parent, 'a', 'b'))).isDirectory()).toBe(true);
  claim.release();
});

test('two stores that start together in missing folders both get theirs', async () => {
  const claims = await Promise.all(['one', 'two'].map((name) => lockDataFolder(join(parent, 'new', name))));
  for (const claim of claims) claim.release();
});

test('a folder in use is refused with the process that uses it, and free after release', async () => {
  const claim = await lockDataFolder(parent);
  const refusal = lockDataFolder(parent);
  await expect(refusal).rejects.toBeInstanceOf(StartupError);
  await expect(refusal).rejects.toThrow(`(process ${process.pid}) is using the data folder ${parent}`);
  claim.release();
  claim.release();
  (await lockDataFolder(parent)).release();
});

test('another process is refused until the owner is killed, without any cleanup', async () => {
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', claimAndWait, parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  await expect(lockDataFolder(parent)).rejects.toThrow(`(process ${holder.pid})`);
  holder.kill('SIGKILL');
  await new Promise((resolve) => holder.once('exit', resolve));
  (await lockDataFolder(parent)).release();
});

test('a folder without write permission is refused in one sentence, and nobody is sent away from a store that is there', async () => {
  const locked = join(parent, 'locked');
  await mkdir(locked, { mode: 0o555 });
  // Root may write anywhere, so it becomes nobody for a moment.
  if (isRoot) process.seteuid?.(65534);
  const refusal = await lockDataFolder(locked).catch((error: unknown) => error);
  if (isRoot) process.seteuid?.(0);
  expect(refusal).toEqual(
    new StartupError(
      `The data folder ${locked} can't be used: this user may not write there; start the store as the user who owns it, or set DATA_DIR to another folder for a new store.`,
    ),
  );
});

test('a path through a file and an overlong name are refused', async () => {
  await writeFile(join(parent, 'file'), '');
  await expect(lockDataFolder(join(parent, 'file', 'data'))).rejects.toThrow('a part of its path is a file');
  await expect(lockDataFolder(join(parent, 'file'))).rejects.toThrow('a part of its path is a file');
  await expect(lockDataFolder(join(parent, 'x'.repeat(300)))).rejects.toThrow('its path is too long');
});

test('a lock file that SQLite cannot open is refused', async () => {
  await mkdir(join(parent, 'lock.sqlite'));
  await expect(lockDataFolder(parent)).rejects.toThrow('its file system takes no locks');
});

test.runIf(hasOwnDisks)('a full disk is named, and nobody is sent to another folder', () => {
  const { stdout } = withOwnDisk(parent, process.execPath, '--input-type=module', '--eval', lockOnFullDisk, parent);
  expect(stdout.trim()).toBe(`The data folder ${parent}/data can't be used: its disk is full; free some space.`);
});

test.runIf(process.platform === 'linux')('a file system that cannot hold folders is refused at once', async () => {
  await expect(lockDataFolder('/proc/raceway/postgres')).rejects.toThrow(
    "The data folder /proc/raceway/postgres can't be used: its file system takes no folders or files",
  );
});

test.runIf(isRoot)('a folder that root creates belongs to the user of its parent', async () => {
  await chown(parent, 1234, 1234);
  const claim = await lockDataFolder(join(parent, 'a', 'b'));
  for (const path of ['a', 'a/b', 'a/b/lock', 'a/b/lock.sqlite'])
    expect(await stat(join(parent, path))).toMatchObject({ uid: 1234, gid: 1234 });
  expect((await stat(join(parent, 'a'))).mode & 0o777).toBe(0o711);
  claim.release();
});
