import { realpathSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createScratchFolder } from '../../../tests/store/test-database.ts';
import { program } from './binaries.server.ts';
import { prepareHome, resolveHome } from './home.server.ts';
import { findObstacle } from './runner.server.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await createScratchFolder();
});
afterEach(() => rm(dataDir, { recursive: true }));

const prepare = () => prepareHome(dataDir, () => {});

test('the home is below the data folder, with a way to run the programs of the package', async () => {
  const { claim, native, runner, version } = await prepare();
  expect(claim.folder).toBe(join(realpathSync(dataDir), 'postgres'));
  expect(version).toMatch(/^\d+\./);
  expect(findObstacle(runner, claim.folder, program(native, 'postgres'))).toBeUndefined();
  claim.release();
});

test('a home is used by one process at a time', async () => {
  const { claim } = await prepare();
  await expect(prepare()).rejects.toThrow(`(process ${process.pid}) is using the data folder`);
  claim.release();
  (await prepare()).claim.release();
});

test('a home that was moved is found where it is now', async () => {
  const [before, now] = [join(dataDir, 'postgres'), join(dataDir, 'elsewhere')];
  expect(await resolveHome(before)).toBe(before);
  await mkdir(before);
  await writeFile(join(before, 'moved-to'), `${now}\n`);
  expect(await resolveHome(before)).toBe(now);
  const { claim } = await prepare();
  expect(claim.folder).toBe(realpathSync(now));
  claim.release();
});
