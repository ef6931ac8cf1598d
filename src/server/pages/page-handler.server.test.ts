import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createCheckedApp } from '../../../tests/store/true-replies.ts';
import { loadPages } from '../../app.server.ts';
import { readEnv } from '../env.server.ts';
import { runInQueue, waitingIn } from '../jobs/queues.server.ts';
import { ensureBuild } from './ensure-build.server.ts';
import { createPageCache } from './page-cache.server.ts';
import { createRouteFinder, sendCachedPage } from './page-handler.server.ts';

const store = setUp(openTestStore);
let app: Hono;
let item = 0;
beforeAll(async () => {
  const { folder } = await ensureBuild();
  const env = readEnv({});
  app = createCheckedApp({ env, server: store.server, pages: await loadPages(folder) });
  item = (await findItemIds(store, 'nod', ['TLA2016Z'])).TLA2016Z ?? 0;
});

const visit = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { host: 'nod.localhost:3000', ...headers } });
const itemPath = () => `/nod-product-category?item=${item}`;
const describe = (words: string) =>
  store.database.$client.query('update items set description = $2 where id = $1', [item, words]);
const says = async (words: string, headers?: Record<string, string>) =>
  (await (await visit(itemPath(), headers)).text()).includes(words);

test('a change shows to visitors within a minute, to customers at once', async () => {
  const token = await store.signIn('active');
  await describe('as it was');
  expect(await says('as it was')).toBe(true);
  await describe('as it is now');
  expect(await says('as it is now', { cookie: `auth_key=${token}` })).toBe(true);
  expect(await says('as it was')).toBe(true);
  store.setClock(new Date(store.now().getTime() + 60_000));
  expect(await says('as it is now')).toBe(true);
});

test('a search shows new items within a second', async () => {
  const found = async () => (await (await visit('/listing?q=QX-77')).text()).includes('Renamed QX-77');
  expect(await found()).toBe(false);
  await store.database.$client.query("update items set name = 'Renamed QX-77', code_key = 'QX77' where id = $1", [
    item,
  ]);
  store.setClock(new Date(store.now().getTime() + 1000));
  expect(await found()).toBe(true);
});

test('customer content never reaches a visitor, nor input of an earlier visitor', async () => {
  const token = await store.signIn('active');
  const home = await (await visit('/', { cookie: `auth_key=${token}` })).text();
  expect(home.includes('Logout')).toBe(true);
  expect((await (await visit('/')).text()).includes('Logout')).toBe(false);
  const odd = await (await visit('/?next=//evil.example', { host: 'nod.localhost:3000', referer: 'x' })).text();
  expect(odd.length).toBeGreaterThan(0);
  expect((await (await visit('/')).text()).includes('evil.example')).toBe(false);
});

test('an unknown Host gets the Gulf site with its own address and affects no other page', async () => {
  const foreign = await (await visit('/login', { host: 'evil.example' })).text();
  expect([foreign.includes('data-site="gwd"'), foreign.includes('evil.example')]).toEqual([true, false]);
  const gulf = await (await visit('/login', { host: 'gwd.localhost' })).text();
  expect(gulf).toBe(foreign);
});

test('a conditional request gets 304; a customer always gets a new page', async () => {
  const first = await visit('/login');
  const etag = first.headers.get('etag') ?? '';
  expect([first.headers.get('vary'), first.headers.get('cache-control')]).toEqual([
    'accept-encoding, cookie',
    'no-cache',
  ]);
  for (const tags of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await visit('/login', { 'if-none-match': tags });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  }
  expect((await visit('/login', { 'if-none-match': '"other"' })).status).toBe(200);
  const token = await store.signIn('active');
  const own = await visit('/', { cookie: `auth_key=${token}`, 'if-none-match': '*' });
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

test('a personal page is rendered for each reader with its own nonce', async () => {
  const [one, two] = [await visit('/cart'), await visit('/cart')];
  const policies = [one, two].map(({ headers }) => headers.get('content-security-policy') ?? '');
  expect(policies[0]).toMatch(/'nonce-[0-9a-f]{32}'/);
  expect(policies[0]).not.toBe(policies[1]);
  expect(one.headers.get('etag')).toBeNull();
});

test('every page is compressed if accepted, and HEAD sends no body', async () => {
  const forms = { br: 0, zstd: 0, gzip: 0, identity: 0 };
  for (const form of Object.keys(forms) as (keyof typeof forms)[]) {
    const page = await visit('/', { 'accept-encoding': form });
    expect(page.headers.get('content-encoding') ?? 'identity').toBe(form);
    forms[form] = (await page.arrayBuffer()).byteLength;
  }
  expect(Math.max(forms.br, forms.zstd, forms.gzip)).toBeLessThan(forms.identity / 4);
  expect((await visit('/cart', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
  const head = await app.request('/', { method: 'HEAD', headers: { host: 'nod.localhost' } });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a hundred concurrent visitors cost one search', async () => {
  let queries = 0;
  const { query } = store.database.$client;
  store.database.$client.query = ((...given: unknown[]) => {
    queries++;
    return Reflect.apply(query, store.database.$client, given);
  }) as typeof query;
  const counted = async (visitors: number, path: string) => {
    queries = 0;
    await Promise.all(Array.from({ length: visitors }, async () => (await visit(path)).text()));
    return queries;
  };
  const [alone, together] = [await counted(1, '/listing?q=6308'), await counted(100, '/listing?q=6205')];
  expect(alone).toBeGreaterThan(0);
  expect(together).toBeLessThan(20);
  store.database.$client.query = query;
});

const openFrom = async (remoteAddress: string, path: string, headers: Record<string, string> = {}) => {
  const asked = { headers: { host: 'nod.localhost:3000', ...headers } };
  return (await app.request(path, asked, { incoming: { socket: { remoteAddress } } })).status;
};

test('pages of a network are rendered one at a time; a page that is kept does not wait for them', async () => {
  const [address, other] = ['203.0.113.5', '198.51.100.7'];
  const buyer = { cookie: `auth_key=${await store.signIn('active')}` };
  expect(await openFrom(address, itemPath(), buyer)).toBe(200);
  const gate = Promise.withResolvers<void>();
  void runInQueue('rendering', { address }, () => gate.promise);
  const waiting = [2, 3].map((page) => openFrom(address, `/listing?q=6205&page=${page}`));
  await expect.poll(() => waitingIn('rendering')).toBe(2);
  expect(await openFrom(other, '/listing?q=6206&page=2')).toBe(200);
  expect(await openFrom(address, itemPath(), buyer)).toBe(200);
  gate.resolve();
  expect(await Promise.all(waiting)).toEqual([200, 200]);
});

test('a visitor opening many pages delays nobody; a cached page waits for nobody', async () => {
  const [address, other] = ['203.0.113.6', '198.51.100.7'];
  const gate = Promise.withResolvers<void>();
  for (let taken = 0; taken < 4; taken += 1) void runInQueue('pages', { address }, () => gate.promise);
  const before = waitingIn('pages');
  const waiting = openFrom(address, '/listing?q=6207&page=2');
  await expect.poll(() => waitingIn('pages')).toBe(before + 1);
  expect(await openFrom(other, '/listing?q=6208&page=2')).toBe(200);
  expect(await openFrom(address, '/listing?q=6208&page=2')).toBe(200);
  gate.resolve();
  expect(await waiting).toBe(200);
});

test('a buyer gets each of many pages opened at once, also when the store did not know the session at the first ones', async () => {
  const cookie = `auth_key=${await store.signIn('active')}`;
  const open = (count: number) =>
    Array.from({ length: count }, async () => (await visit(itemPath(), { cookie })).status);
  const first = open(8);
  await Promise.race(first);
  const statuses = await Promise.all([...first, ...open(16)]);
  expect(statuses).toEqual(statuses.map(() => 200));
});

const routes = { root: {}, home: {}, listing: 'listing', shared: 'productDetail/:share', missing: '*' };
const routeOf = createRouteFinder(
  Object.fromEntries(
    Object.entries(routes).map(([id, path]) => [id, { parentId: 'root', ...(typeof path === 'string' && { path }) }]),
  ),
);

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/listing', '/listing'],
  ['/listing/', '/listing'],
  ['/listing.data', '/listing'],
  ['/productDetail/SKF:6205', '/productDetail/:share'],
  ['/productDetail', '/*'],
  ['/productDetail/SKF:6205/more', '/*'],
  ['/wp-login.php', '/*'],
])('%s is served by %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

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
