import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { sites } from '../sites/resolve-site.ts';
import type { PageContext } from '../ui/page/page-context.ts';
import { cachedPage, sharedPage } from './buyer-page-cache.ts';
import { marks } from './page-marks.ts';
import type { RootData } from './root-data.ts';

const session = { username: 'Western Gear', standing: 'active' } as RootData['session'];
const root = { site: sites.nod, nonce: 'n1', session, cartCount: 3, cartItemIds: [7] } as unknown as RootData;
const pageFacts = (more: Partial<PageContext> = {}) =>
  ({ site: { ...sites.nod, revision: 'a' }, today: '2026-11-22', inPreview: false, ...more }) as PageContext;

function entry(more: object = {}, isCachedForBuyers = true): EntryContext {
  const matches = [{ route: { id: 'root' } }, { route: { id: 'item' } }];
  return {
    staticHandlerContext: {
      matches,
      loaderData: { root, item: { price: 5 } },
      errors: null,
      actionData: null,
      statusCode: 200,
      ...more,
    },
    routeModules: { item: { handle: { isCachedForBuyers } } },
  } as unknown as EntryContext;
}

const own = { nonce: 'n1', username: 'Western Gear', cartCount: 3, data: '' };

test('nothing that is somebody’s own is left in what is rendered for all', () => {
  const rendered = sharedPage(entry(), pageFacts())?.loaderData.root;
  expect(rendered).toEqual({
    site: sites.nod,
    nonce: marks.nonce,
    session: { username: marks.username, standing: 'active' },
    cartCount: marks.cartCount,
    cartItemIds: [],
  });
  expect(sharedPage(entry({ loaderData: { root: { ...root, cartCount: 0 } } }), pageFacts())).toMatchObject({
    loaderData: { root: { cartCount: 0 } },
  });
});

test.each([
  ['a buyer’s page of a route that is cached for buyers', entry(), true],
  ['a route that does not', entry({}, false), false],
  ['a visitor’s page', entry({ loaderData: { root: { ...root, session: null } } }), false],
  [
    'a page that staff see as the customer',
    entry({ loaderData: { root: { ...root, session: { ...session, viewed_by: 'Meera' } } } }),
    false,
  ],
  ['a page with an error', entry({ errors: { item: {} } }), false],
  ['a page that is not found', entry({ statusCode: 404 }), false],
  ['the reply to a form', entry({ actionData: { item: {} } }), false],
])('%s: cached is %s', (_page, context, isCached) => {
  expect(sharedPage(context, pageFacts()) !== undefined).toBe(isCached);
  expect(sharedPage(context, pageFacts({ inPreview: true }))).toBeUndefined();
});

test('a page is rendered again for other data, address, day, standing and facts of the site, and for an empty cart', () => {
  let rendered = 0;
  const show = (loaderData: object, address = '/item', facts = pageFacts()) => {
    const shared = sharedPage(entry({ loaderData: { root, ...loaderData } }), facts);
    const render = () => {
      rendered += 1;
      return `<body>${rendered} for ${marks.username}</body>`;
    };
    return shared && cachedPage(shared, facts, address, own, render)?.toString();
  };
  const first = { item: { price: 61 } };
  const overdue = { ...root, session: { ...session, standing: 'overdue' } };
  const otherBuyer = { ...root, cartCount: 9, session: { ...session, username: 'Eastern Gear' } };
  const page = (count: number) => `<body>${count} for Western Gear</body>`;
  expect([
    show(first),
    show(first),
    show({ item: { price: 62 } }),
    show(first, '/item?number=6205'),
    show(first, '/item', pageFacts({ today: '2026-11-23' })),
    show({ ...first, root: overdue }),
    show(first, '/item', pageFacts({ site: { ...sites.nod, revision: 'b' } })),
    show({ ...first, root: { ...root, cartCount: 0 } }),
    show({ ...first, root: otherBuyer }),
    show(first),
  ]).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 1, 1].map(page));
});

test('a page that cannot be rendered at once is not cached', () => {
  const shared = sharedPage(entry({ loaderData: { root, item: 'later' } }), pageFacts());
  const show = (html?: string) => shared && cachedPage(shared, pageFacts(), '/', own, () => html)?.toString();
  expect([show(), show('<body></body>')]).toEqual([undefined, '<body></body>']);
});

test('the pages of hundreds of items are cached', () => {
  const rows = '<tr><td>Basic dynamic load rating</td><td>14 kN</td></tr>'.repeat(1200);
  let rendered = 0;
  const show = (item: number) => {
    const shared = sharedPage(entry({ loaderData: { root, item: { item } } }), pageFacts());
    const render = () => {
      rendered += 1;
      return `<body>${item}${rows}</body>`;
    };
    return shared && cachedPage(shared, pageFacts(), '/many', own, render);
  };
  const items = Array.from({ length: 500 }, (_, item) => item);
  for (const item of [...items, ...items]) expect(show(item)?.toString()).toBe(`<body>${item}${rows}</body>`);
  expect(rendered).toBe(items.length);
});
