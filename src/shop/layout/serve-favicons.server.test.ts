import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readEnv } from '../../server/env.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { siteCodes } from '../../sites/site.ts';
import { mountFavicons } from './serve-favicons.server.ts';

const app = new Hono();
mountFavicons(app, readEnv({}));

test.each(siteCodes)('%s has an icon with its name, which browsers may keep for an hour', async (code) => {
  const icon = await app.request(`/favicon-${code}.svg`);
  expect(await icon.text()).toContain(`<title>${sites[code].name}</title>`);
  expect(icon.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each(siteCodes)('a browser that asks for /favicon.ico gets the icon of %s', async (code) => {
  const { status, headers } = await app.request('/favicon.ico', { headers: { host: `${code}.localhost` } });
  expect([status, headers.get('location')]).toEqual([302, `/favicon-${code}.svg`]);
});

test('a site that does not exist has no icon', async () => {
  expect((await app.request('/favicon-none.svg')).status).toBe(404);
});
