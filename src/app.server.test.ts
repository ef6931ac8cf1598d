import type { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../tests/store/set-up.ts';
import { openTestStore } from '../tests/store/test-store.ts';
import { createCheckedApp } from '../tests/store/true-replies.ts';
import { loadPages, type Pages } from './app.server.ts';
import { readEnv } from './server/env.server.ts';
import { listen } from './server/http/listen.server.ts';
import { ensureBuild } from './server/pages/ensure-build.server.ts';
import type { SiteCode } from './sites/site.ts';

const store = setUp(openTestStore);
let pages: Pages;
beforeAll(async () => {
  pages = await loadPages((await ensureBuild()).folder);
});

function appWith(settings: Record<string, string> = {}, served: Pages | undefined = pages): Hono {
  const env = readEnv(settings);
  return createCheckedApp({ env, server: store.server, pages: served });
}
const visit = (app: Hono, path: string, site: SiteCode = 'nod', init: RequestInit = {}) =>
  app.request(path, { ...init, headers: { host: `${site}.localhost`, ...(init.headers as Record<string, string>) } });

test.each([
  ['account', '/authentication/login/'],
  ['catalogue', '/api/search/'],
  ['cart', '/api/cart_count/'],
  ['rfi', '/api/all_rfq_history/'],
  ['payments', '/payment/cancel/'],
  ['orders', '/api/my_order/'],
  ['content', '/api/contact/'],
  ['outbox of a demo', '/api/outbox/'],
])('the calls of the %s are served', async (_area, path) => {
  const response = await visit(appWith(), path, 'nod', { method: 'OPTIONS' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, expect.stringMatching(/^(GET|POST)$/)]);
});

test('without pages the app is the API alone', async () => {
  const env = readEnv({});
  const api = createCheckedApp({ env, server: store.server });
  expect((await visit(api, '/login')).status).toBe(404);
  expect((await visit(api, '/readyz')).status).toBe(200);
  expect((await visit(appWith(), '/login')).status).toBe(200);
});

test('only the review page may load the scripts of a payment gateway', async () => {
  const app = appWith({ RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: 'y' });
  const token = await store.signIn('active');
  const policyOf = async (path: string) =>
    (await visit(app, path, 'nod', { headers: { cookie: `auth_key=${token}` } })).headers.get(
      'content-security-policy',
    );
  expect(await policyOf('/shippingnod')).toContain('razorpay.com');
  expect(await policyOf('/cart')).not.toContain('razorpay.com');
});

test('over HTTP what never changes is cached for a year, icons for an hour', async () => {
  const app = appWith();
  const http = await listen((request, reached) => app.fetch(request, reached), { port: 0, host: '127.0.0.1' });
  const get = (path: string) => fetch(`http://127.0.0.1:${http.port}${path}`);
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await get('/login')).text()) ?? [];
  const cacheControlOf = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await cacheControlOf(script)).toBe('public, max-age=31536000, immutable');
  expect(await cacheControlOf('/favicon-nod.svg')).toBe('public, max-age=3600');
  await http.close();
});

test.each(['zwz', 'nod', 'gwd'] as const)('%s has its own icon', async (site) => {
  const response = await visit(appWith(), '/favicon.ico', site);
  expect([response.status, response.headers.get('location')]).toEqual([302, `/favicon-${site}.svg`]);
});
