import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createScratchFolder } from '../../../tests/store/test-database.ts';
import { createLog } from '../log.server.ts';
import { serveStoredFiles, storedFilesFolder, storePageFiles } from './stored-page-files.server.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await createScratchFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
});

async function release(name: string) {
  const folder = join(dataDir, name);
  for (const part of ['client', 'desk']) {
    await mkdir(join(folder, part, 'assets'), { recursive: true });
    await writeFile(join(folder, part, 'assets', `${name}.js`), `${part} of ${name}`);
  }
  return { assets: join(folder, 'client'), desk: join(folder, 'desk') };
}

async function keep(name: string): Promise<string> {
  const folder = storedFilesFolder(dataDir);
  await storePageFiles(folder, await release(name), createLog('silent'));
  return folder;
}

test('a page of another release finds its files, whichever of the two is older', async () => {
  const app = new Hono();
  app.get('/assets/*', serveStoredFiles(await keep('old'), 'client'));
  await keep('new');
  await keep('old');
  for (const name of ['old', 'new']) {
    const response = await app.request(`/assets/${name}.js`);
    expect(await response.text()).toBe(`client of ${name}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/assets/gone.js', '/assets/..%2fold.js']) expect((await app.request(path)).status).toBe(404);
});

test('the desk finds its files under its own address', async () => {
  const app = new Hono();
  app.get('/desk/assets/*', serveStoredFiles(await keep('old'), 'desk'));
  expect(await (await app.request('/desk/assets/old.js')).text()).toBe('desk of old');
});

test('files of the last four releases that ran are kept', async () => {
  const kept = await keep('0');
  for (const name of ['1', '2', '3']) await keep(name);
  await keep('0');
  await keep('4');
  const files = await Promise.all((await readdir(kept)).map((folder) => readdir(join(kept, folder, 'client/assets'))));
  expect(files.flat().sort()).toEqual(['0.js', '2.js', '3.js', '4.js']);
});

test('a data folder that cannot be written keeps nobody from starting', async () => {
  await writeFile(join(dataDir, 'page-files'), 'in the way');
  const app = new Hono();
  app.get('/assets/*', serveStoredFiles(await keep('new'), 'client'));
  expect((await app.request('/assets/new.js')).status).toBe(404);
});
