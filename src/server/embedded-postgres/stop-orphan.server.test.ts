import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { stopOrphanedServer } from './stop-orphan.server.ts';

const isLinux = process.platform === 'linux';

let cluster: string;
beforeEach(async () => {
  cluster = await realpath(await mkdtemp(join(tmpdir(), 'raceway-orphan-')));
});
afterEach(() => rm(cluster, { recursive: true }));

const stop = () => stopOrphanedServer(cluster);
const note = () => join(cluster, 'postmaster.pid');

async function startIn(folder: string): Promise<ChildProcess> {
  const child = spawn('sleep', ['60'], { cwd: folder, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  await writeFile(note(), `${child.pid}\n${cluster}\n`);
  return child;
}

test('a cluster without a server needs nothing', async () => {
  await stop();
  expect(existsSync(cluster)).toBe(true);
});

test.runIf(isLinux)('a server that outlived its owner is told to end before the next one starts', async () => {
  const orphan = await startIn(cluster);
  const ended = once(orphan, 'exit');
  await stop();
  expect(await ended).toEqual([null, 'SIGINT']);
});

test.runIf(isLinux)('another program that has the number of a killed server lives on; the note goes', async () => {
  const stranger = await startIn(tmpdir());
  await stop();
  expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
  expect(existsSync(note())).toBe(false);
});

test.runIf(isLinux)('the note of a process that is gone stays for PostgreSQL to read', async () => {
  await writeFile(note(), '99999999\n');
  await stop();
  expect(existsSync(note())).toBe(true);
});
