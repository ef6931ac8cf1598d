import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureBuild } from '../../server/pages/ensure-build.server.ts';
import { assembleFolder, codeOf, fontsOf } from './assemble-folder.server.ts';
import { isShippedFile } from './shipped-file.rule.ts';
import { readLock, readManifest, shippedLock } from './shipped-packages.server.ts';
import { readTexts } from './trace-code.server.ts';

const root = join(import.meta.dirname, '../../..');
const manifest = readManifest(root);
const code = codeOf(root);
const shippedNames = Object.keys(manifest.dependencies);

async function readPages() {
  const folder = join((await ensureBuild()).folder, 'server');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const found = scripts.map((name) => readTexts(name, readFileSync(join(folder, name), 'utf8')));
  return {
    imports: found.flatMap(({ imports }) => [...imports]),
    texts: found.flatMap(({ texts }) => texts.map(({ value }) => value)),
  };
}

test('packages that shipped code imports are no development packages, and all others are', async () => {
  const pages = await readPages();
  const imported = [...code.imports.keys(), ...pages.imports];
  expect(imported.filter((name) => !shippedNames.includes(name))).toEqual([]);
  const texts = [...code.texts, ...pages.texts];
  const isUsed = (name: string) => texts.some((text) => text === name || text.startsWith(`${name}/`));
  expect(shippedNames.filter((name) => !isUsed(name))).toEqual([]);
}, 120_000);

test('pages and calls share one copy of what reads designations', async () => {
  const { texts } = await readPages();
  expect(texts).toContain('#src/bearings/designation/parse-designation.ts');
}, 120_000);

test('a build that fails leaves nothing behind, and what was built before as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'raceway-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const target = join(folder, 'dist');
  await mkdir(target);
  await expect(assembleFolder(root, join(folder, 'no pages'), target, false)).rejects.toThrow(/no pages/);
  expect(readdirSync(folder)).toEqual(['dist']);
}, 120_000);

test('the packages of a store with its own database take at most 210 MB, of one without at most 150 MB', {
  tags: ['lab'],
}, () => {
  for (const [withDatabase, megabytes] of [
    [true, 210],
    [false, 150],
  ] as const)
    expect(sizeOfPackages(withDatabase) / 1e6).toBeLessThan(megabytes);
});

function sizeOfPackages(withDatabase: boolean): number {
  const fonts = fontsOf(code);
  const paths = Object.keys(shippedLock(readLock(root), manifest, withDatabase).packages);
  return paths.filter((path) => path !== '').reduce((sum, path) => sum + sizeOf(path, fonts), 0);
}

/** 0 for a package of another system, which is not installed here. */
function sizeOf(folder: string, fonts: ReadonlySet<string>): number {
  if (!existsSync(join(root, folder))) return 0;
  let size = 0;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => name !== 'node_modules',
  )) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) size += sizeOf(path, fonts);
    else if (entry.isFile() && isShippedFile(`/${path}`, fonts)) size += statSync(join(root, path)).size;
  }
  return size;
}
