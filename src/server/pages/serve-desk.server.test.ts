import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratchFolder } from '../../../tests/store/test-database.ts';
import { mountDesk } from './serve-desk.server.ts';

const page = '<!doctype html><title>Desk</title><body></body>';
const [app, publicDemo] = [new Hono(), new Hono()];
let folder: string;
beforeAll(async () => {
  folder = await createScratchFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'assets/main-1.js'), 'export {};');
  mountDesk(app, { publicDemo: false }, folder);
  mountDesk(publicDemo, { publicDemo: true }, folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(['/desk', '/desk/', '/desk/nod/orders/12'])(
  '%s is the page of the desk, which runs its own scripts only',
  async (path) => {
    const response = await app.request(path);
    expect([response.status, await response.text()]).toEqual([200, page]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
  },
);

test('its scripts are kept for a year; one that is gone is not found', async () => {
  const script = await app.request('/desk/assets/main-1.js');
  expect([script.status, script.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await app.request('/desk/assets/main-2.js')).status).toBe(404);
});

test('a demonstration that strangers can reach says so on the desk too', async () => {
  const html = await (await publicDemo.request('/desk')).text();
  expect(html).toContain('<aside class="demo-notice">Demonstration: nothing here is real');
});
