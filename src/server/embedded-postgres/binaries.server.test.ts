import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createScratchFolder } from '../../../tests/store/test-database.ts';
import { completeBinaries, copyBinaries, packagedPostgres, program } from './binaries.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await createScratchFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('missing library links are created', async () => {
  await mkdir(join(folder, 'native', 'lib', 'deep'), { recursive: true });
  await writeFile(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'a library');
  const targets = ['native/lib/libpq.so', 'native/lib/deep/libpq.so.5'];
  const links = targets.map((target) => ({ source: 'native/lib/libpq.so.5.18', target }));
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  expect(await completeBinaries(join(folder, 'native'))).toBe(true);
  expect(await completeBinaries(join(folder, 'native'))).toBe(true);
  for (const target of targets) expect(await readFile(join(folder, target), 'utf8')).toBe('a library');
});

test('a failure to create links is reported', async () => {
  await mkdir(join(folder, 'native'));
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }];
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  expect(await completeBinaries(join(folder, 'native'))).toBe(false);
});

test('a copy of the binaries runs, is made once and replaces other versions', async () => {
  const installed = await packagedPostgres();
  await mkdir(join(folder, 'binaries-17.0.0'));
  await mkdir(join(folder, `binaries-${installed.version}.new-unfinished`));
  const native = await copyBinaries(installed, folder);
  expect(await readdir(folder)).toEqual([`binaries-${installed.version}`]);
  const { stdout } = spawnSync(program(native, 'postgres'), ['--version'], { encoding: 'utf8' });
  expect(stdout).toContain(`(PostgreSQL) ${installed.version.split('.')[0]}`);
  await writeFile(join(native, 'mark'), '');
  await copyBinaries(installed, folder);
  expect(existsSync(join(native, 'mark'))).toBe(true);
});
