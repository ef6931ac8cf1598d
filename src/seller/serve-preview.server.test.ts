import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import { partOf } from './fact-parts.ts';
import { beginPreview, previewPath } from './preview-facts.server.ts';

const store = setUp(openTestStore);

const get = (path: string, host = 'nod.localhost:3000') => store.app.request(path, { headers: { host } });

test('the address of a preview leads to the page with a cookie that scripts cannot read', async () => {
  const data = partOf('company').read(sites.nod);
  const path = previewPath(await beginPreview(store.database, sites.nod, { part: 'company', data, now: store.now() }));
  const { status, headers } = await get(path);
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    303,
    sites.nod.pages.contact,
    'no-store',
  ]);
  expect(headers.get('set-cookie')).toMatch(/^preview=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await get(path, 'gwd.localhost:3000')).status).toBe(410);
});

test('one that has ended says so, and the end forgets the cookie', async () => {
  const ended = await get('/preview/unknown');
  expect([ended.status, await ended.text()]).toEqual([
    410,
    'This preview has ended. Please open it again from the desk.',
  ]);
  const { status, headers } = await get('/preview/end');
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([
    303,
    '/',
    expect.stringMatching(/^preview=; Max-Age=0/),
  ]);
});
