import type { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPages } from '../../src/app.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../src/sites/site.ts';
import { findItemIds } from '../actions/cart.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { createCheckedApp } from '../store/true-replies.ts';
import { type ExpectedResponse, type SiteRoute, siteRoutes, unknownPaths } from './site-routes.ts';

const store = setUp(openTestStore);
let app: Hono;
const tokens = new Map<SiteCode, string>();
const items = new Map<SiteCode, number>();

beforeAll(async () => {
  const { folder } = await ensureBuild();
  const env = readEnv({});
  app = createCheckedApp({ env, server: store.server, pages: await loadPages(folder) });
  for (const site of siteCodes) {
    tokens.set(site, await store.signIn('active', site));
    items.set(site, (await findItemIds(store, site, ['6205-2RS']))['6205-2RS'] ?? 0);
  }
});

async function visit(site: SiteCode, path: string, token?: string) {
  const headers = { host: `${site}.localhost:3000`, ...(token && { cookie: `auth_key=${token}` }) };
  const response = await app.request(path, { headers });
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}

const addressOf = (path: string, site: SiteCode) =>
  path.replace('{item}', String(items.get(site))).replace('{brand}', site.toUpperCase());

/** Returns the missing words only, because a whole page in a report helps nobody. */
const missing = (html: string, words: readonly string[]) => words.filter((word) => !html.includes(word));

async function expectResponse(path: string, site: SiteCode, expected: ExpectedResponse, token?: string): Promise<void> {
  const { status, location, html } = await visit(site, addressOf(path, site), token);
  if (expected !== 'page') {
    expect({ status, location }).toEqual({ status: 302, location: expected.to });
    return;
  }
  expect(status).toBe(200);
  expect(html.match(/<title>[^<]{3,}<\/title>/g)).toHaveLength(1);
  expect(missing(html, ['<h1'])).toEqual([]);
  expect(html.includes('rel="canonical"') || html.includes('content="noindex"')).toBe(true);
}

const cases = siteRoutes.flatMap((route) =>
  siteCodes.map((site): [SiteCode, string, SiteRoute] => [site, route.path, route]),
);
const belongs = cases.filter(([site, , { sites }]) => sites.includes(site));
const others = cases.filter(([site, , { sites }]) => !sites.includes(site));

describe('every route of the specification', () => {
  test.each(belongs)('%s responds to %s for a visitor', async (site, path, { visitor }) => {
    await expectResponse(path, site, visitor);
  });

  test.each(belongs)('%s responds to %s for a customer', async (site, path, { customer }) => {
    await expectResponse(path, site, customer, tokens.get(site));
  });

  test.each(
    others.flatMap(([site, path, { elsewhere }]) => (elsewhere ? [[site, path, elsewhere(site)] as const] : [])),
  )('%s leads %s, the address of another site, to %s', async (site, path, own) => {
    const { status, location } = await visit(site, `${path}?from=mail`);
    expect({ status, location }).toEqual({ status: 301, location: `${own}?from=mail` });
  });

  test.each([
    ...others.flatMap(([site, path, { elsewhere }]) => (elsewhere ? [] : [[site, path] as const])),
    ...siteCodes.flatMap((site) => unknownPaths.map((path) => [site, path] as const)),
  ])('%s has no %s, and says so with its header and its search', async (site, path) => {
    for (const token of [undefined, tokens.get(site)]) {
      const { status, html } = await visit(site, addressOf(path, site), token);
      expect(status).toBe(404);
      const words = ['404: there is no page at this address', `data-site="${site}"`, 'content="noindex"'];
      expect(missing(html, [...words, ` · ${sites[site].name}</title>`])).toEqual([]);
      expect(/<header.*name="q".*<\/header>/s.test(html)).toBe(true);
      // Content must be readable without scripts.
      expect(html.includes('<div hidden')).toBe(false);
    }
  });
});

describe.each(siteCodes)('%s for search engines', (site) => {
  const read = async (path: string) => (await visit(site, path)).html;

  test('each page of the sitemap exists with its canonical URL, its own description and a picture', async () => {
    const locs = [...(await read('/sitemap-pages.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
    const titles = new Set<string>();
    for (const loc of locs) {
      const html = await read(loc.slice(`http://${site}.localhost:3000`.length));
      const words = [`rel="canonical" href="${loc}"`, `content="http://${site}.localhost:3000/shared-link.png"`];
      expect({ loc, missing: missing(html, words) }).toEqual({ loc, missing: [] });
      expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.length, loc).toBeGreaterThan(20);
      expect(html.includes('content="noindex"'), loc).toBe(false);
      titles.add(/<title>([^<]*)/.exec(html)?.[1] ?? '');
    }
    expect(titles.size).toBe(locs.length);
  });

  test('an item is one page with three paths, described as a product with drawing and breadcrumbs', async () => {
    const own = addressOf('/productDetail/{brand}:{item}', site);
    const [shared, listed] = [await read(own), await read(addressOf('/product-category?item={item}', site))];
    const canonical = /rel="canonical" href="([^"]*)"/.exec(shared)?.[1] ?? '';
    expect(missing(listed, [`rel="canonical" href="${canonical}"`])).toEqual([]);
    expect(missing(shared, [`content="http://${site}.localhost:3000${own}/drawing.png"`])).toEqual([]);
    const things = [...shared.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, json = '']) =>
      JSON.parse(json),
    );
    expect(things.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(things[0]).not.toHaveProperty('offers');
    const way = things[1].itemListElement.map(({ item }: { item: string }) => new URL(item).pathname);
    expect(way).toEqual(['/', '/listing', '/listing', new URL(canonical).pathname]);
  });

  test('a listing page beyond the last is not indexed', async () => {
    expect(missing(await read('/listing?q=6205&page=999'), ['content="noindex"'])).toEqual([]);
    expect((await read('/listing?q=6205')).includes('content="noindex"')).toBe(false);
  });

  test('an item cannot break out of its structured data script', async () => {
    const id = items.get(site);
    const evil = 'x</script><script>alert(1)</script><!--';
    await store.database.$client.query('update items set description = $2 where id = $1', [id, evil]);
    const html = await read(`/productDetail/${site}:${id}`);
    expect(missing(html, ['application/ld+json', 'alert(1)'])).toEqual([]);
    expect(html.includes('<script>alert')).toBe(false);
  });
});
