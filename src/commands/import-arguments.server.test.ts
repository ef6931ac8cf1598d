import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteCodes } from '../sites/site.ts';
import { importArguments } from './import-arguments.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raceway-import-'));
  await writeFile(join(folder, 'good.csv'), '');
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  [[], 'all-or-nothing'],
  [['--all-or-nothing'], 'all-or-nothing'],
  [['--good-lines'], 'good-lines'],
])('with %j a file next to where the command was typed is imported: %s', async (options, mode) => {
  const args = await importArguments(['NOD', 'good.csv', ...options], folder);
  expect(args).toMatchObject({ site: { code: 'nod' }, path: join(folder, 'good.csv'), mode });
});

test.each([
  [['xyz', 'good.csv'], `There is no site 'xyz'; write one of ${siteCodes.join(', ')}.`],
  [['nod', 'missing.csv'], "missing.csv can't be read: it does not exist."],
  [['nod', '.'], "can't be read: it is no file."],
  [['nod'], 'Write: npm run import -- SITE FILE [--good-lines]'],
  [['nod', 'good.csv', 'more.csv'], 'Write: npm run import -- SITE FILE [--good-lines]'],
  [['nod', 'good.csv', '--set', 'brandname'], "'brandname' sets no column. Write it like --set brandname=Acme."],
  [['nod', 'good.csv', '--empty', '--keep'], 'Write either --empty or --keep.'],
  [['nod', 'good.csv', '--force'], "Unknown option '--force'. Write: npm run import"],
  [['nod', 'good.csv', '--good-lines', '--all-or-nothing'], 'Write either --good-lines or --all-or-nothing.'],
])('%j is refused in one sentence', async (args, says) => {
  await expect(importArguments(args, folder)).rejects.toThrow(says);
});

test.each([
  [[], {}, 'ask'],
  [
    ['--set', 'brandname=Acme', '--set', 'super_category=Bearings', '--keep'],
    { brandname: 'Acme', super_category: 'Bearings' },
    'keep',
  ],
  [['--empty'], {}, 'empty'],
])('with %j the values %j are the same in every line, and empty cells: %s', async (given, fixed, emptyCells) => {
  expect(await importArguments(['nod', 'good.csv', ...given], folder)).toMatchObject({ fixed, emptyCells });
});
