import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { withSourcePlaces } from '../source-places.server.ts';
import { compressAssets, ensureBuild, hashSources } from './ensure-build.server.ts';

let built: string;
beforeAll(async () => {
  built = (await ensureBuild()).folder;
});

let parent: string;
let project: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'raceway-build-'));
  project = join(parent, 'project');
  await mkdir(join(project, 'src/shop'), { recursive: true });
  const settings = [
    'package-lock.json',
    'vite.config.ts',
    'vite.desk.config.ts',
    'vite.store.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
  ];
  for (const name of [...settings, 'src/shop/root.tsx', 'src/words.json'])
    await writeFile(join(project, name), `the first ${name}`);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('a copy elsewhere with other timestamps is the same build', async () => {
  const name = hashSources(project);
  const copy = join(parent, 'image');
  await cp(project, copy, { recursive: true });
  await utimes(join(copy, 'src/shop/root.tsx'), 0, 0);
  expect(hashSources(copy)).toBe(name);
});

test.each(['src/shop/root.tsx', 'src/words.json', 'package-lock.json', 'src/shop/new.css'])(
  'a changed %s is a new build',
  async (changed) => {
    const name = hashSources(project);
    await writeFile(join(project, changed), `the other ${changed}`);
    expect(hashSources(project)).not.toBe(name);
  },
);

test('tests do not affect the build', async () => {
  const name = hashSources(project);
  await writeFile(join(project, 'src/shop/root.test.tsx'), '');
  expect(hashSources(project)).toBe(name);
});

test('places in the bundled program lead to the source files', async () => {
  const store = join(built, 'store');
  const names = (await readdir(store)).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(store, name), 'utf8') })),
  );

  const thrown = 'new Error(`No handler for ';
  const placeIn = (text: string) => {
    const before = text.slice(0, text.indexOf(thrown)).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  };
  const { name = '', text = '' } = scripts.find((script) => script.text.includes(thrown)) ?? {};
  const { line, column } = placeIn(text);
  const source = join(import.meta.dirname, 'render-page.server.ts');
  const place = placeIn(await readFile(source, 'utf8'));
  expect(withSourcePlaces(`    at ${pathToFileURL(join(store, name))}:${line}:${column}`)).toBe(
    `    at ${source}:${place.line}:${place.column}`,
  );
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raceway-assets-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

const text = 'const bearing = "6205-2RS"; '.repeat(100);

test('scripts, styles, drawings and texts are compressed in both forms, in every folder', async () => {
  const names = ['assets/page.js', 'assets/page.css', 'assets/reader.wasm', 'favicon.svg', 'robots.txt'];
  for (const name of names) await writeFile(join(folder, name), text);
  await compressAssets(folder);
  for (const name of names) {
    expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, `${name}.gz`))).toString()).toBe(text);
  }
});

test('what is compressed already, or would only grow, is left alone', async () => {
  await writeFile(join(folder, 'assets/font.woff2'), text);
  await writeFile(join(folder, 'assets/tiny.js'), '1');
  await compressAssets(folder);
  expect((await readdir(join(folder, 'assets'))).sort()).toEqual(['font.woff2', 'tiny.js']);
});
