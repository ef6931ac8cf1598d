import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { createCheckedApp } from '../../tests/store/true-replies.ts';
import { loadPages } from '../app.server.ts';
import { readEnv } from '../server/env.server.ts';
import { ensureBuild } from '../server/pages/ensure-build.server.ts';
import { deferScripts } from './defer-scripts.ts';

const store = setUp(openTestStore);
let app: Hono;
beforeAll(async () => {
  const { folder } = await ensureBuild();
  const env = readEnv({});
  app = createCheckedApp({ env, server: store.server, pages: await loadPages(folder) });
});

async function visit(path: string) {
  const page = await app.request(path, { headers: { host: 'nod.localhost:3000' } });
  const html = await page.text();
  const count = (markup: string) => html.split(markup).length - 1;
  return { html, count, policy: page.headers.get('content-security-policy') ?? '' };
}

test.each(['/', '/listing?q=6205', '/login', '/cart'])('%s is seen before any script is fetched', async (path) => {
  const { html, count } = await visit(path);
  expect([count('rel="modulepreload"'), count('type="module"'), count(' src="')]).toEqual([0, 0, 0]);
  expect(count('<link rel="deferred-modulepreload" href="/assets/')).toBeGreaterThan(0);
  expect(html.match(/<link[^>]*nonce=/g)).toBeNull();
  expect(html.match(/<script nonce="[0-9a-f]*" type="application\/x-deferred-module">/g)).toHaveLength(1);
});

test('a page without scripts stays as it is', () => {
  expect(deferScripts('<body>refused</body>', 'n')).toBe('<body>refused</body>');
});

test('the content policy allows the deferred script and the one that starts it', async () => {
  const { html, policy } = await visit('/');
  const scripts = [...html.matchAll(/<script nonce=""[^>]*>([^<]+)<\/script>/g)].map(([, code = '']) => code);
  expect(scripts.some((code) => code.includes('__reactRouterRouteModules'))).toBe(true);
  expect(scripts.some((code) => code.includes('PerformanceObserver'))).toBe(true);
  for (const code of scripts) expect(policy).toContain(createHash('sha256').update(code).digest('base64'));
});
