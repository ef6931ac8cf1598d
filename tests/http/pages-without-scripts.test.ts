import type { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPages } from '../../src/app.server.ts';
import { brandPages } from '../../src/bearings/makers.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../src/sites/site.ts';
import { findItemIds } from '../actions/cart.ts';
import { visibleText } from '../rendering/render-page.tsx';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { createCheckedApp } from '../store/true-replies.ts';

const store = setUp(openTestStore);
let app: Hono;

beforeAll(async () => {
  const { folder } = await ensureBuild();
  const env = readEnv({});
  app = createCheckedApp({ env, server: store.server, pages: await loadPages(folder) });
});

async function read(site: SiteCode, path: string): Promise<string> {
  const response = await app.request(path, { headers: { host: `${site}.localhost:3000` } });
  return response.text();
}

const part = (html: string, tag: string) => new RegExp(`<${tag}\\b.*</${tag}>`, 's').exec(html)?.[0] ?? '';
/** Main has footers of its own. */
const footerOf = (html: string) => part(html.replace(part(html, 'main'), ''), 'footer');
/** Of a link by its text. */
const hrefOf = (html: string, text: string) =>
  [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    .find(([, , label = '']) => visibleText(label) === text)?.[1]
    ?.replaceAll('&amp;', '&');

describe.each(siteCodes)('%s', (site) => {
  const { pages, footer, name, branches } = sites[site];

  test('the search leads from home to a listing, that to an item with its drawing, and that to all products', async () => {
    const forms = [...(await read(site, '/')).matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form);
    const search = forms.find((form) => form.includes('name="q"')) ?? '';
    expect(/<form\b[^>]*>/.exec(search)?.[0]).toMatch(/ action="\/listing"/);
    expect(search).not.toContain('method="post"');
    const listing = part(await read(site, '/listing?q=22220'), 'main');
    expect(visibleText(listing)).toContain('Available Products For 22220');
    expect([...listing.matchAll(/<tr\b.*?<\/tr>/gs)].filter(([row]) => row.includes('<svg')).length).toBeGreaterThan(3);
    const item = part(await read(site, hrefOf(listing, '22220CC/W33') ?? ''), 'main');
    expect(visibleText(part(item, 'h1'))).toContain('22220CC/W33');
    expect([...item.matchAll(/<text\b[^>]*>([^<]*)/g)].map(([, size]) => size).slice(0, 3)).toEqual([
      'Ø180',
      'Ø100',
      '46',
    ]);
    const all = part(await read(site, hrefOf(item, 'Products') ?? ''), 'tbody');
    expect(all.match(/<tr\b/g)).toHaveLength(24);
  });

  test('about, contact, legal and sign-up pages and an unknown address are whole', async () => {
    for (const path of [pages.about, pages.contact, '/privacy-policy', '/terms-condition', '/signup', '/nowhere']) {
      const html = await read(site, path);
      expect([path, html.match(/<h1\b/g)?.length, html.includes('<div hidden')]).toEqual([path, 1, false]);
      expect(visibleText(part(html, 'main')).length, path).toBeGreaterThan(100);
      expect(html).toContain(`data-inner="${sites[site].innerPages.form}"`);
    }
  });

  test('the footer names the seller, its documents and its branches, and is left out where the site says so', async () => {
    const left = footer.leftOutOn.includes('/login');
    expect(footerOf(await read(site, '/login')) === '').toBe(left);
    const shown = footerOf(await read(site, '/cart'));
    expect(visibleText(shown)).toContain(`© 2023 ${name}`);
    expect(hrefOf(shown, 'Privacy policy')).toBe('/privacy-policy.pdf');
    expect(hrefOf(shown, 'Catalogue')).toBe('/catalogue.pdf');
    const names = branches.map((branch) => branch.name);
    if (names.length > 1) expect(visibleText(shown)).toContain(['Branches', ...names].join(' '));
    else expect(shown).not.toContain('Branches');
  });
});

test.each([
  ['/login', 'Signing in needs JavaScript.'],
  ['/cart', 'To use a cart without signing in, turn on JavaScript.'],
])('%s says that it needs scripts', async (path, words) => {
  expect(await read('nod', path)).toContain(`<noscript>${words}</noscript>`);
});

const formWith = (html: string, field: string) =>
  [...html.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form).find((form) => form.includes(`name="${field}"`)) ??
  '';

test('a variant of an item is a link', async () => {
  const { '6205': id } = await findItemIds(store, 'nod', ['6205']);
  const item = await read('nod', `/product-category?item=${id}`);
  const seals = item.slice(item.indexOf('aria-label="Seals"'));
  const [, to = ''] = /<a\b[^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*2RS/.exec(seals) ?? [];
  expect(visibleText(part(await read('nod', to.replaceAll('&amp;', '&')), 'h1'))).toContain('6205-2RS');
});

test('sizes are searched for by the button', async () => {
  const form = formWith(part(await read('nod', '/size-search'), 'main'), 'bore');
  expect(form).toMatch(/^<form\b[^>]*action="\/size-search"/);
  expect(form).not.toContain('method="post"');
  expect(form).toMatch(/<button\b[^>]*type="submit"/);
  expect(visibleText(await read('nod', '/size-search?bore=1%22'))).toMatch(/items? fits?/);
});

test('a bearing is calculated by the button', async () => {
  const form = formWith(part(await read('zwz', '/calculate'), 'main'), 'bearing');
  expect(form).toMatch(/^<form\b[^>]*action="\/calculate"/);
  expect(form).not.toContain('method="post"');
  for (const name of ['bearing', 'fr', 'n']) expect(form).toContain(`name="${name}"`);
  const found = visibleText(part(await read('zwz', '/calculate?bearing=NU308&fr=4&n=1000'), 'main'));
  expect(found).toMatch(/Calculate NU308.*Equivalent load/);
});

test.each(sites.nod.brandPages)("/%s leads to the maker's items on sale and to its site", async (brand) => {
  const { name = '', href } = brandPages[brand] ?? {};
  const html = part(await read('nod', `/${brand}`), 'main');
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain(name);
  const [own = ''] = /<a\b(?=[^>]*target="_blank")[^>]*>/.exec(html) ?? [];
  expect(own).toContain(`href="${href}"`);
  expect(own).toContain('rel="noopener"');
  const [all = ''] = new RegExp(`All [\\d,]+ ${name} items`).exec(visibleText(html)) ?? [];
  expect(hrefOf(html, all)).toBe(`/listing?brand=${encodeURIComponent(name)}`);
});

test('a list is taken from a form of a shop on https too, behind a proxy, and from no other site', async () => {
  const env = readEnv({ SITE_HOSTS: 'nod=https://shop.example' });
  const { folder } = await ensureBuild();
  const behindProxy = createCheckedApp({ env, server: store.server, pages: await loadPages(folder) });
  const statusOf = async (origin: string) => {
    const headers = { host: 'shop.example', origin, 'content-type': 'application/x-www-form-urlencoded' };
    // The proxy calls the store by http.
    const sent = { method: 'POST', headers, body: 'text=6205,+7' };
    return (await behindProxy.request('http://shop.example/quick-order', sent)).status;
  };
  expect(await statusOf('https://shop.example')).toBe(200);
  expect(await statusOf('https://evil.example')).toBe(400);
  expect(await statusOf('null')).toBe(400);
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  ['multipart/form-data; boundary=x', '--y'],
  ['application/json', '{}'],
])('a list that is sent as no form is refused, not taken for a fault of the store: %s', async (type, body) => {
  const headers = { host: 'nod.localhost', 'content-type': type };
  const response = await app.request('http://nod.localhost/quick-order', { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(visibleText(await response.text())).toContain('The request is not valid.');
});
