import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { hoursAfter } from '../lib/dates.ts';
import { openSite } from './opening/open-site.server.ts';
import { beginVisit } from './preview-facts.server.ts';

const store = setUp(() => openTestStore({ settings: { DEMO: '0' } }));

const get = (path: string, headers: Record<string, string> = {}, site = 'nod') =>
  store.app.request(path, { headers: { host: `${site}.localhost:3000`, ...headers } });

test('a stranger learns of a closed shop that it opens soon, on every address', async () => {
  for (const path of ['/', '/search?q=6205', '/sitemap.xml', '/robots.txt', '/documents/x.pdf']) {
    const reply = await get(path);
    expect([path, reply.status]).toEqual([path, 503]);
    expect(await reply.text()).toContain('NOD: opening soon');
  }
});

test('its calls are refused with a sentence', async () => {
  const reply = await get('/api/cart_count/');
  expect([reply.status, await reply.json()]).toEqual([
    503,
    { success: false, message: 'This shop is not open yet. Please come back soon.' },
  ]);
});

test.each(['/healthz', '/readyz', '/api/docs', '/api/openapi.json', '/desk/api/session/'])(
  '%s works in a closed shop',
  async (path) => {
    expect((await get(path)).status).toBe(200);
  },
);

test('a program is asked for its token, and not sent away', async () => {
  expect((await get('/api/v1/items/')).status).toBe(401);
});

test('staff with a ticket see and use it for a working day, and the ticket is for that shop alone', async () => {
  const path = await beginVisit(store.database, store.server.sites.nod, store.now());
  const cookie = `preview=${path.split('/').at(-1)}`;
  expect((await get(path)).headers.get('location')).toBe('/');
  expect((await get('/sitemap.xml', { cookie })).status).toBe(200);
  expect((await get('/sitemap.xml', { cookie }, 'gwd')).status).toBe(503);
  const now = store.now();
  store.setClock(hoursAfter(now, 9));
  expect((await get('/sitemap.xml', { cookie })).status).toBe(503);
  store.setClock(now);
});

test('an open shop is open to everybody', async () => {
  await openSite(store.database, store.server.sites.gwd, { by: 'Arjun Shah', now: store.now() });
  await store.server.refreshSites();
  expect((await get('/sitemap.xml', {}, 'gwd')).status).toBe(200);
});
