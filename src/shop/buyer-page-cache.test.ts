import { gunzipSync } from 'node:zlib';
import { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { session as sessionContract } from '../account/sign-in/sign-in.contract.ts';
import { cartCount } from '../cart/cart.contract.ts';
import { setLocaleProvider } from '../lib/i18n.ts';
import { sites } from '../sites/resolve-site.ts';
import { type PageContext, pageContext } from '../ui/page/page-context.ts';
import { renderOrReuse } from './buyer-page-cache.ts';
import { itemContext } from './catalogue/read-item.ts';
import { rootDataContext } from './load-root-data.ts';
import { marks } from './page-marks.ts';
import type { RootData } from './root-data.ts';

type Shown = Partial<PageContext> & {
  address?: string;
  method?: string;
  data?: Promise<object> | object;
  session?: object;
  cart?: readonly number[];
  /** The page that is rendered when it is not cached, and with what status. */
  body?: string;
  status?: number;
  headers?: Record<string, string>;
  sourceBefore?: string | undefined;
  onRender?: (root: RootData | null | undefined, nonce: string) => void;
};

let rendered = 0;

/** The page for Western Gear, from the cache or rendered with what its loaders are given. */
async function show({
  address = '/nod-product-category?item=7',
  method = 'GET',
  data = { price: 61 },
  ...shown
}: Shown = {}) {
  const { session = {}, cart = [7, 12], body = '', status = 200, headers, onRender, sourceBefore, ...page } = shown;
  let html: string | undefined;
  let calls = 0;
  const replies = new Map<unknown, object>([
    [sessionContract, { success: true, username: 'Western Gear', standing: 'active', ...session }],
    [cartCount, { success: true, num_cart_data: cart.length, item_ids: cart }],
  ]);
  const asked = {
    site: { ...sites.nod, revision: 'a' },
    today: '2026-11-22',
    inPreview: false,
    isDocument: true,
    signedIn: true,
    nonce: 'n1',
    takeHtml: (taken) => {
      html = typeof taken === 'string' ? taken : gunzipSync(taken.gzip).toString();
    },
    call: async (contract) => {
      calls += 1;
      return replies.get(contract) ?? data;
    },
    ...page,
  } as PageContext;
  const context = new RouterContextProvider(new Map([[pageContext, asked]]));
  const request = new Request(`http://nod.localhost${address}`, { method });
  const render = async () => {
    rendered += 1;
    const { takeHtml, nonce } = context.get(pageContext);
    const root = await context.get(rootDataContext);
    onRender?.(root, nonce);
    takeHtml(
      `<body>${rendered}${body} for ${root?.session?.username}, ${root?.cartCount} (${root?.cartItemIds}) ${nonce}`,
    );
    return new Response(null, { status, headers: { 'x-page': 'item', ...headers } });
  };
  const { response, source } = await renderOrReuse(request, context, render, sourceBefore);
  return { html, read: await context.get(itemContext)?.reading.catch(String), calls, response, source };
}

test('a page is rendered once for all who see the same, and filled in for each', async () => {
  const first = await show({ data: { price: 1 } });
  const again = await show({ data: { price: 1 } });
  const other = await show({ data: { price: 1 }, session: { username: 'Eastern Gear' }, cart: [9], nonce: 'n2' });
  const page = first.html?.slice(0, '<body>1'.length) ?? '';
  expect(first.html).toBe(`${page} for Western Gear, 2 (7,12) n1`);
  expect(again.html).toBe(first.html);
  expect(other.html).toBe(`${page} for Eastern Gear, 1 (9) n2`);
  expect(again.response.status).toBe(200);
  expect([...again.response.headers]).toEqual([['x-page', 'item']]);
  expect(first.read).toEqual([{ price: 1 }, { price: 1 }]);
});

test('a page is rendered again for other data, address, day, standing and facts of the site, and for an empty cart', async () => {
  const others: Shown[] = [
    {},
    { data: { price: 62 } },
    { address: '/nod-product-category?item=7&number=6205' },
    { today: '2026-11-23' },
    { session: { standing: 'overdue' } },
    { site: { ...sites.nod, revision: 'b' } },
    { site: { ...sites.zwz, revision: 'a' } },
    { cart: [] },
  ];
  for (const other of [...others, ...others]) await show(other);
  const before = rendered;
  for (const other of others) await show(other);
  expect(rendered).toBe(before);
  const pages = new Set<string | undefined>();
  for (const other of others) pages.add((await show(other)).html);
  expect(pages.size).toBe(others.length);
});

test('a page is rendered again in another language and with other translations', async () => {
  const locale = { language: 'ar-AE', translationsUrl: '/words-1.json' };
  const pages = new Set<string | undefined>([(await show()).html]);
  const before = setLocaleProvider(() => undefined);
  onTestFinished(() => void setLocaleProvider(before));
  for (const other of [locale, { ...locale, translationsUrl: '/words-2.json' }]) {
    setLocaleProvider(() => other);
    pages.add((await show()).html);
  }
  expect(pages.size).toBe(3);
});

test('a visitor’s page is rendered again only from other data than before', async () => {
  const visitor = { signedIn: false };
  const { html, source: sourceBefore } = await show(visitor);
  expect(html).toContain(' for undefined, 0 () n1');
  const same = await show({ ...visitor, sourceBefore, nonce: 'n2' });
  expect([same.html, same.response.status, same.source]).toEqual([undefined, 304, sourceBefore]);
  for (const other of [
    { data: { price: 62 } },
    { today: '2026-11-23' },
    { site: { ...sites.nod, revision: 'b' } },
  ] as const)
    expect((await show({ ...visitor, sourceBefore, ...other })).response.status).toBe(200);
  expect((await show({ sourceBefore })).response.status).toBe(200);
});

test.each<[string, Shown]>([
  ['a visitor’s page', { signedIn: false }],
  ['a page that shows no item', { address: '/cart' }],
  ['a page that staff see as the customer', { session: { viewed_by: 'Meera' } }],
  ['a page with facts that are not saved', { inPreview: true }],
  ['the data of a page', { isDocument: false }],
  ['the reply to a form', { method: 'POST' }],
  ['a refused page', { refusal: { status: 403, message: 'Not from here.' } }],
  ['a page that is not found', { status: 404, data: { price: 404 } }],
  ['a page that sets a cookie', { headers: { 'set-cookie': 'a=b' }, data: { price: 5 } }],
])('%s is rendered each time, without marks', async (_page, shown) => {
  const [first, second] = [await show(shown), await show(shown)];
  expect(second.html).not.toBe(first.html);
  for (const mark of Object.values(marks)) expect(second.html).not.toContain(String(mark));
  expect(second.response.status).toBe(shown.status ?? 200);
});

test('the loaders are told why data could not be read, and do not read again', async () => {
  const data = Promise.reject(new Error('no database'));
  const { html, read, calls } = await show({ data });
  expect([read, calls]).toEqual(['Error: no database', 4]);
  expect(html).toContain('for Western Gear, 2 (7,12) n1');
});

test('nothing that is somebody’s own is known while a page for all is rendered', async () => {
  let known: unknown[] = [];
  const tell = (data: object) =>
    show({
      data,
      onRender: (root, nonce) => {
        known = [root, nonce];
      },
    });
  await tell({ price: 3 });
  expect(JSON.stringify(known)).not.toMatch(/Western Gear|7,12|n1/);
  expect(known).toMatchObject([{ session: { standing: 'active' }, site: { code: 'nod' } }, marks.nonce]);
});

test('the pages of hundreds of items are cached', async () => {
  const rows = '<tr><td>Basic dynamic load rating</td><td>14 kN</td></tr>'.repeat(1200);
  const items = Array.from({ length: 500 }, (_, item) => item);
  const before = rendered;
  for (const item of [...items, ...items])
    expect((await show({ address: '/productDetail/NOD:9', data: { item }, body: `${item}${rows}` })).html).toContain(
      `${item}${rows} for`,
    );
  expect(rendered - before).toBe(items.length);
});
