import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartupError } from '../startup-error.server.ts';
import { namingFullDisk } from './full-disk.server.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'raceway-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

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
