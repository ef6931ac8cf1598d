import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type StoreProcess, startStoreProcess } from '../store/store-process.ts';
import { createScratchFolder } from '../store/test-database.ts';

let parent: string;
const started: StoreProcess[] = [];
beforeAll(async () => {
  parent = await createScratchFolder();
});
afterAll(async () => {
  for (const process of started) await process.send('SIGKILL');
  await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(folder: string, settings: Record<string, string> = {}): Promise<StoreProcess> {
  const store = startStoreProcess(join(parent, folder), await freePort(), { LOG_LEVEL: 'warn', ...settings });
  started.push(store);
  return store;
}
const oneSentence = /^[^\n]+\.\n$/;

test('a port in use is refused in one sentence, before a database is created', async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const store = startStoreProcess(join(parent, 'taken'), port);
  expect(await store.ended).toEqual({
    code: 1,
    errors: `Port ${port} is taken by another program; set PORT to a free one.\n`,
  });
  expect(existsSync(store.dataDir)).toBe(false);
  other.close();
});

test.each([
  [{ BRAND: 'SKF', DEMO: 'yes' }, /BRAND must be ZWZ, NOD.* or \w+; DEMO must be 0 or 1/],
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0 would show the demo data'],
  [{ DATABASE_URL: 'postgres://127.0.0.1/x?sslrootcert=/no/such/file', DEMO: '1' }, 'no such file'],
])('a wrong setting is reported in one sentence: %o', async (settings, named) => {
  const { code, errors } = await (await start('unused', settings)).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors).toMatch(named);
});

test('wrong and unsafe settings are reported together', async () => {
  const settings = { DEMO: '0', SECRET_KEY: 'change-me'.repeat(5), TRUSTED_PROXIES: '10.0.0.0/8,bogus' };
  const { code, errors } = await (await start('unused', settings)).ended;
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^Wrong settings: TRUSTED_PROXIES 'bogus' .*\nSECRET_KEY repeats itself[^\n]*\n$/),
  ]);
});
