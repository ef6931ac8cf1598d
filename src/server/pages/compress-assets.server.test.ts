import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressAssets } from './compress-assets.server.ts';

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
