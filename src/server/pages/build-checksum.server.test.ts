import { appendFile, cp, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isComplete, writeChecksum } from './build-checksum.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raceway-checksum-'));
  await mkdir(join(folder, 'store'));
  await writeFile(join(folder, 'store/pages.js'), 'x'.repeat(100_000));
  await writeFile(join(folder, 'store/main.js'), 'y');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a build is complete from when its checksum is written, also as a copy elsewhere', async () => {
  expect(isComplete(folder)).toBe(false);
  writeChecksum(folder);
  expect(isComplete(folder)).toBe(true);
  const copy = `${folder}-copy`;
  await cp(folder, copy, { recursive: true });
  expect(isComplete(copy)).toBe(true);
  await rm(copy, { recursive: true });
});

test.each<[string, () => Promise<void>]>([
  ['was cut', () => truncate(join(folder, 'store/pages.js'), 50_000)],
  ['is empty', () => truncate(join(folder, 'store/main.js'), 0)],
  ['is missing', () => rm(join(folder, 'store/main.js'))],
  ['was changed', () => appendFile(join(folder, 'store/main.js'), 'z')],
  ['was cut, the checksum itself', () => truncate(join(folder, 'checksum'), 10)],
])('a build of which a file %s is not complete', async (_, damage) => {
  writeChecksum(folder);
  await damage();
  expect(isComplete(folder)).toBe(false);
});

test('without a folder there is no build', () => {
  expect(isComplete(join(folder, 'none'))).toBe(false);
});
