import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPage } from '../../tests/store/call-running-store.ts';
import { freePort, type StoreProcess, startStoreProcess } from '../../tests/store/store-process.ts';
import { createScratchFolder } from '../../tests/store/test-database.ts';

let parent: string;
let store: StoreProcess;
const started: StoreProcess[] = [];
beforeAll(async () => {
  parent = await createScratchFolder();
  store = await start();
  await store.opened;
});
afterAll(async () => {
  for (const process of started) await process.send('SIGKILL');
  await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Trusts X-Forwarded-For of its callers. */
async function start(program?: string): Promise<StoreProcess> {
  const settings = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'fatal' };
  const process = startStoreProcess(join(parent, 'not/made/yet'), await freePort(), settings, { program });
  started.push(process);
  return process;
}

test('a second process on the folder is refused in one sentence without affecting the first', async () => {
  const second = await start();
  const { code, errors } = await second.ended;
  expect([code, errors]).toEqual([1, expect.stringMatching(/^Another process \(process \d+\) is using .+\.\n$/)]);
  expect((await fetchPage(store.port, 'nod', '/listing')).status).toBe(200);
});

test('npm start serves pages and prints in a thread from the bundle', async () => {
  await store.send('SIGINT');
  store = await start('src/commands/start.ts');
  await store.opened;
  const page = await fetchPage(store.port, 'nod', '/listing');
  expect([page.status, page.html.includes('data-site="nod"')]).toEqual([200, true]);
  const [modules] = page.html.match(/\/assets\/[\w-]+\.js/) ?? [];
  expect((await fetchPage(store.port, 'nod', modules ?? '')).status).toBe(200);
  const printed = await fetchPage(store.port, 'nod', '/privacy-policy.pdf');
  expect([printed.status, printed.html.slice(0, 5)]).toEqual([200, '%PDF-']);
});
