import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { sites } from '../sites/resolve-site.ts';
import type { PageContext } from '../ui/page/page-context.ts';
import { cacheMain, publicPage, publicRootData } from './cache-main.ts';
import type { RootData } from './root-data.ts';

const session = { username: 'Western Gear', standing: 'active' } as RootData['session'];
const root = { site: sites.nod, nonce: 'n1', session, cartCount: 3, cartItemIds: [7] } as unknown as RootData;
const pageFacts = (more: Partial<PageContext> = {}) =>
  ({ site: { ...sites.nod, revision: 'a' }, today: '2026-11-22', inPreview: false, ...more }) as PageContext;

function entry(more: object = {}, cachesMain = true): EntryContext {
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
    routeModules: { item: { handle: { cachesMain } } },
  } as unknown as EntryContext;
}

test('nothing that is somebody’s own is left in the data of anybody', () => {
  expect(publicRootData(root)).toEqual({
    site: sites.nod,
    nonce: '',
    session: { username: '-', standing: 'active' },
    cartCount: 0,
    cartItemIds: [],
  });
});

test.each([
  ['a buyer’s page of a route that keeps it', entry(), true],
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
])('%s: kept is %s', (_page, context, isKept) => {
  expect(publicPage(context, pageFacts()) !== undefined).toBe(isKept);
  expect(publicPage(context, pageFacts({ inPreview: true }))).toBeUndefined();
});

test('the main part is kept from the second time on, and rendered again for other data, address, day, standing and facts of the site', () => {
  const rendered: string[] = [];
  const keep = (loaderData: object, address = '/item', facts = pageFacts()) => {
    const context = publicPage(entry({ loaderData: { root, ...loaderData } }), facts);
    return (
      context &&
      cacheMain(context, facts, address, () => {
        rendered.push(JSON.stringify(loaderData));
        return `<body><main id="main">${rendered.length}</main></body>`;
      })?.toString()
    );
  };
  const keepTwice = (...asked: Parameters<typeof keep>) => [keep(...asked), keep(...asked)][1];
  const first = { item: { price: 61 } };
  const overdue = { ...root, session: { ...session, standing: 'overdue' } };
  const cart = { ...root, cartCount: 9, session: { ...session, username: 'Eastern Gear' } };
  expect(keep(first)).toBeUndefined();
  expect([
    keepTwice(first),
    keep(first),
    keepTwice({ item: { price: 62 } }),
    keepTwice(first, '/item?number=6205'),
    keepTwice(first, '/item', pageFacts({ today: '2026-11-23' })),
    keepTwice({ ...first, root: overdue }),
    keepTwice(first, '/item', pageFacts({ site: { ...sites.nod, revision: 'b' } })),
    keep({ ...first, root: cart }),
    keep(first),
  ]).toEqual(['1', '1', '2', '3', '4', '5', '6', '1', '1']);
});

test('a page without a main part is not kept', () => {
  const context = publicPage(entry({ loaderData: { root, item: 'none' } }), pageFacts());
  for (const _time of [1, 2, 3])
    expect(context && cacheMain(context, pageFacts(), '/', () => '<body></body>')).toBeUndefined();
  expect(context && cacheMain(context, pageFacts(), '/', () => undefined)).toBeUndefined();
});

test('the main parts of hundreds of items are kept', () => {
  const rows = '<tr><td>Basic dynamic load rating</td><td>14 kN</td></tr>'.repeat(1200);
  const context = (item: number) => publicPage(entry({ loaderData: { root, item: { item } } }), pageFacts());
  let rendered = 0;
  const keep = (item: number) => {
    const own = context(item);
    const render = () => {
      rendered += 1;
      return `<main id="main">${item}${rows}</main>`;
    };
    return own && cacheMain(own, pageFacts(), '/many', render);
  };
  const items = Array.from({ length: 500 }, (_, item) => item);
  for (const item of [...items, ...items]) keep(item);
  expect(items.every((item) => keep(item)?.toString() === `${item}${rows}`)).toBe(true);
  expect(rendered).toBe(items.length);
});
