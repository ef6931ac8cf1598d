import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { fillCart, findItemIds } from '../actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, submitOrder, toReviewedLines } from '../actions/orders.ts';
import { receivePayment } from '../actions/payments/receipts.ts';
import { findViolations, findViolationsInBothModes, findViolationsInDialogs } from '../browser/find-violations.ts';
import { followTo } from '../browser/follow-to.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { duplicatePages, type SiteRoute, siteRoutes } from '../http/site-routes.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

type Screen = { path: string; dialogs?: readonly string[] };

async function openPage(page: Page, site: SiteCode, path: string): Promise<void> {
  await page.goto(store.addressOf(site) + path);
  await waitForHydration(page);
}

/** The first screen is open. */
async function violationsOf(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const { path, dialogs = [] } of screens) {
    if (path !== screens[0]?.path) await followTo(page, path);
    const violations = await findViolationsInBothModes(page);
    violations.push(...(await findViolationsInDialogs(page, dialogs)));
    found.push(...violations.map((violation) => `${path}: ${violation}`));
  }
  return found;
}

/** calculate.test.ts analyses the page with a result, and below the quick order has lines. */
const checkedElsewhere = ['/calculate?bearing=6308&fr=4.5&fa=1.2&n=1450'];
/** Only customers see prices, stock and buttons. */
const customerPaths = ['/', '/listing?q=6205', '/product-category?item={item}'];

async function screensOf(site: SiteCode, reader: 'visitor' | 'customer'): Promise<Screen[]> {
  const shown = (route: SiteRoute) =>
    route.sites.includes(site) &&
    route[reader] === 'page' &&
    ![...duplicatePages, ...checkedElsewhere].includes(route.path) &&
    (reader === 'visitor' || route.visitor !== 'page' || customerPaths.includes(route.path));
  const item = await itemPath(site);
  return siteRoutes.filter(shown).map(({ path }) => ({ path: path === itemRoute ? item : path }));
}

const itemRoute = '/product-category?item={item}';

async function itemPath(site: SiteCode): Promise<string> {
  const { '6205-2RS': id } = await findItemIds(store, site, ['6205-2RS']);
  return itemRoute.replace('{item}', String(id));
}

test('pages are accessible to a visitor', async () => {
  const page = await browser.newPage();
  await openPage(page, 'nod', '/');
  const found = { path: '/listing?q=nothing-like-it' };
  expect(await violationsOf(page, [...(await screensOf('nod', 'visitor')), found])).toEqual([]);
});

test('pages and dialogs are accessible to a customer', async () => {
  const token = await store.signIn('active');
  const [stock] = await fillCart(store, token, [['6205-2RS', 12]]);
  const { body: placed } = await submitOrder(store, token, toReviewedLines([stock]));
  const sent = await createConfirmedOrder(store, token, [['6308', 4]]);
  await dispatchGoods(store, sent);
  await receivePayment(store, 100_00);
  const confirmed = await createConfirmedOrder(store, token, [
    ['6308', 4],
    ['6205-2RS', 2],
  ]);
  const [again, late] = await fillCart(store, token, [
    ['6308', 4],
    ['6206-2RS', 60],
  ]);
  const profileDialogs = ['Change mobile number', 'Change e-mail address', 'Add New Address', 'Sign out everywhere'];
  const screens = (await screensOf('nod', 'customer')).map((screen) =>
    screen.path === '/my-profile' ? { ...screen, dialogs: profileDialogs } : screen,
  );
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example');
  const found = await violationsOf(page, [
    ...screens,
    { path: `/cart?lines=${late.item_detail_id}` },
    { path: `${sites.nod.pages.review}?lines=${again.item_detail_id}` },
    { path: `/orderPlaced?order=${placed.myscno}` },
    { path: `/order-detail?order=${confirmed}`, dialogs: ['Cancel line 6308'] },
    { path: `/order-detail?order=${placed.myscno}`, dialogs: ['Cancel order'] },
    { path: `/order-detail?order=${sent}`, dialogs: ['Return items', 'Share'] },
  ]);
  expect(found).toEqual([]);

  await followTo(page, '/quick-order');
  await page.getByLabel('One item per line: designation, quantity').fill('22220CA/W33, 4\n6205 2RS, 2\nXYZ, 1');
  await page.getByRole('button', { name: 'Find these items' }).click();
  await page.getByRole('button', { name: 'Send as RFI' }).waitFor();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  expect(await findViolationsInDialogs(page, ['Send as RFI'])).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await followTo(page, '/listing?q=6205');
  expect(await findViolationsInDialogs(page, ['Filter'])).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

/** Of a page that is open, one line for each screen that is wider than its window. */
async function tooWideOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const tooWide: string[] = [];
  for (const path of paths) {
    if (path !== paths[0]) await followTo(page, path);
    const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
    if (wide > room) tooWide.push(`${path}: ${wide}`);
  }
  return tooWide;
}

test('no page scrolls sideways at 320 px, which is a laptop with the page four times as large', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 740 } });
  await openSignedIn(page, store, 'nod', 'active@nod.example');
  const screens = await screensOf('nod', 'customer');
  expect(await tooWideOf(page, [...screens.map((screen) => screen.path), '/size-search'])).toEqual([]);
});

async function openWithLargeLetters(width: number): Promise<Page> {
  const visitor = await browser.newVisitor({ viewport: { width, height: 740 } });
  const page = await visitor.newPage();
  const devTools = await visitor.newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  return page;
}

test('with letters of twice the size a laptop shows the header of a phone, whose menu has room', {
  tags: ['lab'],
}, async () => {
  const page = await openWithLargeLetters(1280);
  for (const site of ['zwz', 'nod', 'gwd'] as const) {
    await openSignedIn(page, store, site, `active@${site}.example`, '/cart');
    await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: 'RFI History' }).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  }
});

test('with letters of twice the size no page scrolls sideways on a phone', { tags: ['lab'] }, async () => {
  const page = await openWithLargeLetters(360);
  const item = await itemPath('nod');
  const shown = ['/calculate', '/size-search', item.replace('product-category', 'compare'), ...checkedElsewhere];
  await openPage(page, 'nod', '/');
  const screens = await screensOf('nod', 'visitor');
  expect(await tooWideOf(page, [...screens.map((screen) => screen.path), ...shown])).toEqual([]);
  await openPage(page, 'zwz', '/');
  expect(await tooWideOf(page, ['/'])).toEqual([]);
  await openSignedIn(page, store, 'nod', 'active@nod.example');
  const own = await screensOf('nod', 'customer');
  expect(
    await tooWideOf(
      page,
      own.map((screen) => screen.path),
    ),
  ).toEqual([]);
});

test('with letters of twice the size nothing of the cart lies beyond the edge of a phone', {
  tags: ['lab'],
}, async () => {
  await fillCart(store, await store.signIn('active'), [['6308', 400]]);
  const page = await openWithLargeLetters(360);
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/cart');
  await page.getByRole('button', { name: 'Checkout' }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await cutTextsOf(page.getByRole('table'))).toEqual([]);
});

/** What a table cuts off at its edge, or an item beside its picture. */
const cutTextsOf = (table: Locator) =>
  table.evaluate((element) => {
    const shown = [element.parentElement ?? element, ...element.querySelectorAll('tbody *')];
    const isCut = (part: Element) =>
      part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX !== 'visible';
    // What is only for screen readers has a pixel.
    return shown.filter((part) => part.clientWidth > 1 && isCut(part)).map((part) => part.textContent);
  });

/** What the sites share is checked on NOD, their colours in themes.test.ts. GWD asks for other facts, as its country does. */
test.each([
  ['zwz', 'home and an address without a page', []],
  ['gwd', 'home, an address without a page, profile and review', ['/my-profile', sites.gwd.pages.review]],
] as const)('%s: %s are accessible in the lines of the site', async (site, _, more) => {
  browser.expectError(/404/);
  const page = await browser.newPage();
  await openPage(page, site, '/');
  expect(await violationsOf(page, [{ path: '/' }])).toEqual([]);
  const [line] = await fillCart(store, await store.signIn('active', site), [['6308', 4]], site);
  await openSignedIn(page, store, site, `active@${site}.example`);
  const paths = ['/', '/nowhere', ...more.map((path) => `${path}?lines=${line.item_detail_id}`)];
  const screens = paths.map((path) => ({ path }));
  expect(await violationsOf(page, screens)).toEqual([]);
});

const contrastIn = (violations: readonly string[]) =>
  violations.flatMap((violation) => {
    const colours = /foreground color: (#\w+), background color: (#\w+)/.exec(violation);
    return colours ? [colours.slice(1)] : [];
  });

test('of texts that look alike one is checked, of others each', async () => {
  const page = await browser.newPage();
  await page.setContent(`
    <style>p { color: #777 } div { background: #888 } .dark { color: #000 }</style>
    <p>Grey on white</p> <p class="dark">Black</p> <p>Grey on white</p> <div><p>Grey on grey</p></div>
    <p style="visibility: hidden; color: #999">Hidden</p> <p style="color: #999">Light grey on white</p>`);
  expect(contrastIn(await findViolations(page, { only: ['color-contrast'] }))).toEqual([
    ['#777777', '#ffffff'],
    ['#777777', '#888888'],
    ['#999999', '#ffffff'],
  ]);
});

test('what was checked is checked again in the other mode, and where it was covered, but not on the next page', async () => {
  const page = await browser.newPage();
  await page.setContent(`
    <style>
      p { color: #777 } .covered { color: #999 } i { position: absolute; inset: 0 0 auto; height: 30px; background: #fff }
      @media (prefers-color-scheme: dark) { body { background: #000 } p { color: #444 } .covered { color: #fff } }
    </style>
    <section style="position: relative"><p class="covered">Grey under a sheet</p><i></i></section> <p>Grey</p>`);
  expect(contrastIn(await findViolationsInBothModes(page))).toEqual([
    ['#777777', '#ffffff'],
    ['#444444', '#000000'],
  ]);
  await page.evaluate(() => {
    document.querySelector('i')?.remove();
    document.body.insertAdjacentHTML('beforeend', '<p>Grey</p> <p class="new">Another grey</p>');
  });
  expect(contrastIn(await findViolationsInBothModes(page))).toEqual([
    ['#444444', '#000000'],
    ['#999999', '#ffffff'],
    ['#777777', '#ffffff'],
  ]);
});
