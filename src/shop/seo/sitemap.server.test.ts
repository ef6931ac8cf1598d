import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { changeFacts } from '../../seller/change-facts.server.ts';
import { readEnv } from '../../server/env.server.ts';
import { runInQueue, waitingIn } from '../../server/jobs/queues.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { bySite, siteCodes } from '../../sites/site.ts';
import { mountSitemap } from './sitemap.server.ts';

const address = bySite((code) => `https://shop.${code}.example`);
const env = readEnv({ SITE_HOSTS: siteCodes.map((code) => `${code}=${address[code]}`).join(',') });
const itemsInPart = 7;

const store = setUp(openTestStore);
let app: Hono;
beforeAll(async () => {
  app = new Hono();
  mountSitemap(app, env, store.server, itemsInPart);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { host: 'shop.nod.example', ...headers } });
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
const textOf = async (path: string) => (await get(path)).text();

test('the parts of the sitemap respect the limit and list every item on sale once', async () => {
  const [pages = '', ...parts] = locsOf(await textOf('/sitemap.xml'));
  expect(pages).toBe(`${address.nod}/sitemap-pages.xml`);
  expect(parts.length).toBeGreaterThan(2);
  const named: string[] = [];
  for (const part of parts) {
    const locs = locsOf(await textOf(part.replace(address.nod, '')));
    expect(locs.length).toBeLessThanOrEqual(itemsInPart);
    named.push(...locs);
  }
  const { rows } = await store.database.$client.query(
    "select id from items where site = 'nod' and retired_at is null order by id",
  );
  expect(named).toEqual(rows.map(({ id }) => `${address.nod}/nod-product-category?item=${id}`));
});

test('an item has its date of change; an item no longer sold is left out', async () => {
  const { rows } = await store.database.$client.query("select min(id) as first from items where site = 'zwz'");
  const first = Number(rows[0].first);
  const [part] = locsOf(await (await get('/sitemap.xml', { host: 'shop.zwz.example' })).text()).slice(1);
  const read = async (from: number) => (await get(`/sitemap-items-${from}.xml`, { host: 'shop.zwz.example' })).text();
  expect(part).toBe(`${address.zwz}/sitemap-items-${first}.xml`);
  await store.database.$client.query("update items set updated_at = '2026-03-04T23:30:00Z' where id = $1", [first]);
  expect(await read(first)).toContain(
    `<url><loc>${address.zwz}/product-category?item=${first}</loc><lastmod>2026-03-04</lastmod></url>`,
  );
  await store.database.$client.query('update items set retired_at = now() where id = $1', [first]);
  expect(await read(first)).not.toContain(`item=${first}<`);
});

test.each(['/sitemap.xml', '/sitemap-items-1.xml'])('%s waits for others of its network', async (path) => {
  const others = Promise.withResolvers<void>();
  void runInQueue('public_files', { address: '' }, () => others.promise);
  const map = get(path);
  await expect.poll(() => waitingIn('public_files')).toBe(1);
  others.resolve();
  expect([200, 404]).toContain((await map).status);
});

test('makers have pages where the seller wrote of one', async () => {
  const map = async () =>
    locsOf(await (await get('/sitemap-pages.xml', { host: 'shop.zwz.example' })).text()).filter((loc) =>
      loc.includes('/brands/'),
    );
  expect(await map()).toEqual([]);
  const data = { makers: [{ name: 'ZWZ', text: 'From Wafangdian.', origin: '', href: '' }] };
  const author = { by: 'Arjun Shah', staffId: null, now: store.now() };
  await changeFacts(store.database, store.server.sites.zwz, { part: 'makers', data, seen: 0, ...author });
  await store.server.refreshSites();
  expect(await map()).toContain(`${address.zwz}/brands/ZWZ`);
});

test('a part can be compressed; an unknown part is a 404', async () => {
  const [, part = ''] = locsOf(await textOf('/sitemap.xml'));
  const path = part.replace(address.nod, '');
  const packed = await get(path, { 'accept-encoding': 'gzip, br' });
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
  const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(unpacked).text()).toBe(await textOf(path));
  expect((await get('/sitemap-items-999999999.xml')).status).toBe(404);
});

test.each(siteCodes)('%s: the pages part lists the pages of this site under its own address', async (code) => {
  const locs = locsOf(await (await get('/sitemap-pages.xml', { host: `shop.${code}.example` })).text());
  expect(locs).toContain(`${address[code]}/`);
  expect(locs).toContain(address[code] + sites[code].pages.contact);
  expect(locs.every((loc) => loc.startsWith(`${address[code]}/`))).toBe(true);
});

test.each(siteCodes)(
  '%s: robots.txt disallows the API and names its own sitemap, whatever the Host header',
  async (code) => {
    const text = await (await get('/robots.txt', { host: `SHOP.${code}.example:8443` })).text();
    expect(text).toContain('\nDisallow: /api/\n');
    expect(text).toContain(`\nSitemap: ${address[code]}/sitemap.xml\n`);
  },
);

test.each(siteCodes)('%s: security.txt names the mailbox of the seller, and ends later', async (code) => {
  const text = await (await get('/.well-known/security.txt', { host: `shop.${code}.example` })).text();
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${sites[code].contact.email}`);
  expect(fields.get('Canonical')).toBe(`${address[code]}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
