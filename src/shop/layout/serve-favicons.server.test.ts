import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readEnv } from '../../server/env.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { siteCodes } from '../../sites/site.ts';
import { mountFavicons } from './serve-favicons.server.ts';

const app = new Hono();
mountFavicons(app, readEnv({}), sites);

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

test('a shop with a name and colours of its own has an icon with them', async () => {
  const renamed = new Hono();
  const nod = { ...sites.nod, name: 'Palghar & Co', ownLook: { colours: { first: '#7a2140', second: '#e2a33b' } } };
  mountFavicons(renamed, readEnv({}), { ...sites, nod });
  const icon = await (await renamed.request('/favicon-nod.svg')).text();
  for (const part of ['<title>Palghar &amp; Co</title>', '#7a2140', '#e2a33b']) expect(icon).toContain(part);
  expect(icon).not.toContain('var(');
  const { headers } = await renamed.request('/favicon.ico', { headers: { host: 'nod.localhost' } });
  expect(headers.get('location')).toBe('/favicon-nod.svg?name=Palghar+%26+Co&colours=%237a2140%23e2a33b');
});
