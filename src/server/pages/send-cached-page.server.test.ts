import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.server.ts';
import { sendCachedPage } from './send-cached-page.server.ts';

const html = '<!doctype html><p>6205-2RS</p>'.repeat(100);

async function ask(headers: Record<string, string> = {}, { status = 200, body = html } = {}) {
  const cache = createPageCache({ clock: () => new Date(), ttlMs: 1000, maxBytes: 1_000_000 });
  const app = new Hono();
  const rendered = { status, headers: { 'content-type': 'text/html', vary: 'cookie' }, html: Buffer.from(body) };
  app.get('/', async (c) => sendCachedPage(c, await cache.get('/', 1, async () => rendered)));
  const response = await app.request('/', { headers });
  const { status: answered, headers: sent } = response;
  return { status: answered, etag: sent.get('etag') ?? '', encoding: sent.get('content-encoding'), sent, response };
}

test('a page is sent with its headers and a tag of its content', async () => {
  const { status, etag, encoding, sent, response } = await ask();
  expect([status, encoding, sent.get('vary'), sent.get('content-type')]).toEqual([200, null, 'cookie', 'text/html']);
  expect(await response.text()).toBe(html);
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  expect((await ask({}, { body: `${html} ` })).etag).not.toBe(etag);
});

test.each(['br', 'zstd', 'gzip'])('it is compressed for a browser that takes %s', async (form) => {
  const { encoding, response } = await ask({ 'accept-encoding': form });
  expect(encoding).toBe(form);
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(html.length / 4);
});

test('a page without a body is not compressed', async () => {
  expect((await ask({ 'accept-encoding': 'br' }, { body: '' })).encoding).toBeNull();
});

test('a browser that has the page already gets its tag only', async () => {
  const { etag } = await ask();
  for (const tags of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const { status, response } = await ask({ 'if-none-match': tags });
    expect([tags, status, await response.text()]).toEqual([tags, 304, '']);
  }
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('an error page is always sent again', async () => {
  expect((await ask({ 'if-none-match': '*' }, { status: 404 })).status).toBe(404);
});
