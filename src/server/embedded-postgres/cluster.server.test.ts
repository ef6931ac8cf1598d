import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createScratchFolder } from '../../../tests/store/test-database.ts';
import { StartupError } from '../startup-error.server.ts';
import { createCluster, refuseOtherVersion } from './cluster.server.ts';
import { type Home, prepareHome } from './home.server.ts';

let dataDir: string;
let home: Home;
let folder: string;
let logFd: number;
beforeEach(async () => {
  dataDir = await createScratchFolder();
  home = await prepareHome(dataDir, () => {});
  folder = home.claim.folder;
  logFd = openSync(join(folder, 'log'), 'a');
});
afterEach(async () => {
  closeSync(logFd);
  home.claim.release();
  await rm(dataDir, { recursive: true });
});

const create = (native: string, whileCreating?: () => Promise<void>) =>
  createCluster({ home: folder, native, runner: home.runner, logFd, durable: false, whileCreating });

test('an empty cluster of this version, for local connections only, is made once; what an interrupted start left is removed', async () => {
  await mkdir(join(folder, 'cluster.new-abandoned'));
  const seen: string[][] = [];
  const look = async () => {
    seen.push((await readdir(folder)).filter((name) => name.startsWith('cluster')));
  };
  expect(await create(home.native, look)).toBe(true);
  // Work was done while the cluster was not there yet.
  expect(seen).toEqual([[expect.stringMatching(/^cluster\.new-(?!abandoned)/)]]);
  expect((await readdir(folder)).filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
  await refuseOtherVersion(folder, home.version);
  const connections = await readFile(join(folder, 'cluster', 'pg_hba.conf'), 'utf8');
  expect(connections).toMatch(/^local all all trust\n$/);
  await writeFile(join(folder, 'cluster', 'mark'), '');
  expect(await create(home.native, look)).toBe(true);
  expect(existsSync(join(folder, 'cluster', 'mark'))).toBe(true);
  expect(seen).toHaveLength(1);
});

test('a cluster that cannot be made is not half there', async () => {
  expect(await create('/no/such/folder')).toBe(false);
  expect(existsSync(join(folder, 'cluster'))).toBe(false);
});

test('a cluster of another major version is refused', async () => {
  await mkdir(join(folder, 'cluster'));
  await writeFile(join(folder, 'cluster', 'PG_VERSION'), '17\n');
  await refuseOtherVersion(folder, '17.9.0-beta.2');
  await expect(refuseOtherVersion(folder, '18.4.0')).rejects.toEqual(
    new StartupError(`${folder} holds a database of PostgreSQL 17, and this version brings PostgreSQL 18.`),
  );
});
